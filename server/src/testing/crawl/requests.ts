import { type Api, endpoints } from '@medley/contract/api'
import type { Endpoint } from '@medley/contract/endpoint'
import { mediums } from '@medley/contract/values/medium'
import { z } from 'zod'
import { nameOf } from '../answer-matrix.ts'
import { matrix } from '../permission-matrix.ts'
import { nameOfEntry } from './facts.ts'
import type { Reader, World } from './world.ts'

/** Every call that reads, but for those that answer with a picture, in which no words can be found. */
export const readingCalls: readonly Endpoint[] = endpoints
  .map(({ endpoint }) => endpoint)
  .filter(({ method, download }) => method === 'GET' && !download?.startsWith('image/'))

export type Values = Record<string, unknown>

export interface CrawledRequest {
  endpoint: keyof Api
  params: Values
  query: Values
}

/** Takes turns, so that every value is used by somebody. */
export class Turns {
  #turn: number

  /** Another start gives other values in each turn. */
  constructor(start = 0) {
    this.#turn = start
  }

  next<T>(things: readonly T[]): T {
    this.#turn += 1
    const thing = things[this.#turn % things.length]
    if (thing === undefined) throw new Error('There is nothing to choose from')
    return thing
  }
}

type Choices = (world: World, reader: Reader) => readonly Values[]

const ofWorks: Choices = ({ works, scene }) =>
  [...works, scene.work, scene.episode.show].map(({ id, medium }) => ({ medium, workId: id }))
const everyone = ({ people, admin }: World) => [...people, admin]

/** Values of parameters in paths by their names; `id` after the segment before. All others are those of the permission matrix. */
const inPaths: Record<string, Choices> = {
  'medium workId': ofWorks,
  'medium workId name': ({ facts, works }) =>
    [...facts.entries.values()].flatMap((entry) => {
      const work = works.find(({ id }) => id === entry.workId)
      return work ? [{ medium: work.medium, workId: work.id, name: nameOfEntry(entry) }] : []
    }),
  medium: () => mediums.map((medium) => ({ medium })),
  userId: (world) => everyone(world).map(({ id }) => ({ userId: id })),
  'userId otherId': ({ people, scene }, reader) =>
    people
      .map(({ id }) => ({ userId: reader?.id ?? scene.owner.id, otherId: id }))
      .filter(({ userId, otherId }) => userId !== otherId),
  token: ({ joinToken }) => [{ token: joinToken }],
  contributorId: ({ contributorId }) => [{ contributorId }],
  seriesId: ({ seriesId }) => [{ seriesId }],
  'exports id': ({ exports }) => exports.map((id) => ({ id })),
  'reviews id': ({ reviewIds }) => reviewIds.map((id) => ({ id })),
  'lists id': ({ lists }) => lists.map(({ id }) => ({ id })),
  'lists id medium workId': ({ lists, works }) =>
    lists.flatMap(({ id }) => works.map(({ id: workId, medium }) => ({ id, medium, workId }))),
  'remarks id': ({ written }) => written.map(({ id }) => ({ id })),
}

const usernames: Choices = (world) => everyone(world).map(({ username }) => ({ name: username }))
const numbers =
  (...values: number[]): Choices =>
  () =>
    values.map((name) => ({ name }))
const texts =
  (...values: string[]): Choices =>
  () =>
    values.map((name) => ({ name }))
const workIds: Choices = (...at) => ofWorks(...at).map(({ workId }) => ({ name: workId }))
const userIds: Choices = (world) => everyone(world).map(({ id }) => ({ name: id }))

/** Values of parameters in queries by their names. Those with a few possible values are given each of them. */
const inQueries: Record<string, Choices> = {
  limit: numbers(1, 2, 3, 20),
  offset: numbers(0, 1),
  perRating: numbers(5),
  rating: numbers(7, 8, 9),
  year: numbers(2024, 2026),
  month: numbers(4, 5),
  season: numbers(0, 1, 2),
  decade: numbers(2020),
  entries: numbers(10),
  genre: texts('Drama'),
  country: texts('France'),
  timeZone: texts('Europe/Berlin'),
  value: texts('Drama', '4'),
  external_id: texts('1'),
  category: texts('all', 'users', ...mediums),
  q: ({ written, works }) =>
    [...written.map(({ secret }) => secret), ...works.map(({ title }) => title)].map((name) => ({
      name,
    })),
  user: usernames,
  profile: usernames,
  owner: usernames,
  member: usernames,
  userId: userIds,
  author: userIds,
  workId: workIds,
  internal_id: workIds,
  entryId: ({ facts }) => [...facts.entries.keys()].map((name) => ({ name })),
  work: (...at) => ofWorks(...at).map(({ medium, workId }) => ({ name: { id: workId, medium } })),
  workIds: (...at) => ofWorks(...at).map(({ workId }) => ({ name: [workId] })),
  except: (...at) => ofWorks(...at).map(({ workId }) => ({ name: [workId] })),
  mediums: () => mediums.map((medium) => ({ name: [medium] })),
  minTime: texts('2024-01-01'),
  minDatePosted: texts('2024-01-01'),
  minLastOnline: texts('2024-01-01'),
  minDateEngaged: texts('2024-01-01'),
  // The choice of a reader, which is tested apart.
  reveal: () => [{ name: false }],
}

/** Where pages end; they are taken from the answers. */
export const cursors = ['before', 'after', 'cursor', 'nextToken'] as const

interface JsonSchema {
  properties?: Record<string, JsonSchema>
  required?: string[]
  enum?: unknown[]
  const?: unknown
  type?: string
  anyOf?: JsonSchema[]
}

function jsonOf(schema: z.ZodType | undefined): JsonSchema {
  if (!schema) return {}
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema
}

/** The possible values, where a schema has a few. */
function fewValues(schema: JsonSchema): unknown[] {
  if (schema.enum) return schema.enum
  if (schema.const !== undefined) return [schema.const]
  if (schema.type === 'boolean') return [true]
  return (schema.anyOf ?? []).flatMap(fewValues)
}

function unfilled(endpoint: Endpoint, name: string): Error {
  return new Error(
    `The crawl cannot fill ${name} of ${nameOf(endpoint)}: name its values in server/src/testing/crawl/requests.ts`,
  )
}

/** The parameters of a path, each with all of its values. */
function pathsOf(world: World, reader: Reader, endpoint: Endpoint): readonly Values[] {
  const names = Object.keys(jsonOf(endpoint.params).properties ?? {})
  if (names.length === 0) return [{}]
  const [, segment] = /\/([\w-]+)\/\{id\}/.exec(endpoint.path) ?? []
  const choices = inPaths[names.join(' ')] ?? inPaths[`${segment} ${names.join(' ')}`]
  const rows = matrix.filter((row) => row.endpoint === nameOf(endpoint))
  const inMatrix = rows.map((row): Values => ({ ...row.values?.(world.scene).params }))
  const all = choices ? [...choices(world, reader), ...inMatrix] : inMatrix
  for (const name of names) {
    if (!all.some((one) => one[name] !== undefined)) throw unfilled(endpoint, name)
  }
  return all.filter((one) => names.every((name) => one[name] !== undefined))
}

function valuesOf(world: World, endpoint: Endpoint, name: string, schema: JsonSchema): unknown[] {
  const named = inQueries[name]?.(world, null).map((one) => one['name'])
  const found = named ?? fewValues(schema)
  if (found.length > 0) return found
  throw unfilled(endpoint, name)
}

/** The queries of a call: with what it requires alone, and with each other parameter. */
function queriesOf(world: World, endpoint: Endpoint, turns: Turns): Values[] {
  const { properties = {}, required = [] } = jsonOf(endpoint.query)
  const values = (name: string) => valuesOf(world, endpoint, name, properties[name] ?? {})
  const base: Values = {}
  for (const name of required) base[name] = turns.next(values(name))
  const isCursor = (name: string) => cursors.some((one) => one === name)
  const others = Object.keys(properties).filter((name) => !(name in base) && !isCursor(name))
  const variants = others.map((name) => {
    const one: Values = { ...base, [name]: turns.next(values(name)) }
    // Works are named with their mediums.
    const work = [...world.works].find(({ id }) => id === (one['workId'] ?? one['internal_id']))
    return work && 'medium' in properties ? { ...one, medium: work.medium } : one
  })
  return [base, ...variants]
}

/** The requests to a call: each of its queries with the next path in turn, and all remarks, exports and pairs. */
export function requestsOf(
  world: World,
  reader: Reader,
  endpoint: Endpoint,
  turns: Turns,
): CrawledRequest[] {
  const name = nameOf(endpoint) as keyof Api
  const paths = pathsOf(world, reader, endpoint)
  const queries = queriesOf(world, endpoint, turns)
  const isWhole = /^\/v1\/(remarks|exports|join)\/|\{otherId\}/.test(endpoint.path)
  return [
    ...queries.map((query) => ({ endpoint: name, params: turns.next(paths), query })),
    ...(isWhole ? paths : []).map((params) => ({ endpoint: name, params, query: {} })),
  ]
}
