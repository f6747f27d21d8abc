import { endpoints } from '@medley/contract/api'
import type { Endpoint } from '@medley/contract/endpoint'
import { featureRows } from './feature-rows.ts'
import {
  adminOnly,
  everyone,
  type FullRow,
  forbidden,
  members,
  none,
  type Row,
} from './permission-row.ts'

const byName = new Map(
  endpoints.map(({ endpoint }) => [`${endpoint.method} ${endpoint.path}`, endpoint]),
)

const admitted: Record<Endpoint['access'], (answer: string) => readonly string[]> = {
  open: everyone,
  optional: everyone,
  member: members,
  admin: adminOnly,
  self: (answer) => [none, forbidden, forbidden, forbidden, forbidden, answer, forbidden],
  selfOrAdmin: (answer) => [none, forbidden, forbidden, forbidden, forbidden, answer, answer],
}

const declared = featureRows.flatMap(({ permissions = [] }) => permissions)
const named = new Set(declared.map(({ endpoint }) => endpoint))
const others: Row[] = [...byName.keys()]
  .filter((endpoint) => !named.has(endpoint))
  .map((endpoint) => ({ endpoint }))
const isRead = ({ endpoint }: Row) => endpoint.startsWith('GET ')

/**
 * Every endpoint of the contract with its response to every kind of caller. Those without a row take no values; of
 * them, calls that write come last.
 */
export const matrix: readonly FullRow[] = [
  ...others.filter(isRead),
  ...declared,
  ...others.filter((row) => !isRead(row)),
].map((row) => ({ ...row, answers: row.answers ?? answersOf(row.endpoint) }))

/** A success for each caller that the endpoint admits. */
function answersOf(name: string): readonly string[] {
  const endpoint = byName.get(name)
  if (!endpoint) throw new Error(`There is no ${name}`)
  return admitted[endpoint.access](`${endpoint.status}`)
}
