import ts from 'typescript'
import type { Claim, Claims } from './claims.ts'
import { compareColumn, compareRow, type FoundColumn } from './compare.ts'
import { type Database, findColumns } from './found-columns.ts'
import type { Observed } from './observed.ts'
import type { RecordedStatement, RecordedTemplate } from './statement-recorder.ts'

/** A column whose claimed type the database cannot confirm, and why the claim still holds. */
export interface TrustedColumn {
  file: string
  /** One of the row, by name. */
  column: string
  because: string
}

export interface SqlRows {
  /** The number of templates that claim a type. */
  claimed: number
  /** The number of different statements compared. */
  statements: number
  problems: string[]
}

/** Compares the types claimed in the source with the columns of the statements that tests ran. */
export async function checkRows(
  { claims, checker }: Claims,
  statements: readonly RecordedStatement[],
  database: Database,
  trusted: readonly TrustedColumn[] = [],
): Promise<SqlRows> {
  const claimsOf = Map.groupBy(claims, ({ fragments }) => keyOf(fragments))
  const unseen = new Set(claims)
  const used = new Set<TrustedColumn>()
  const problems = new Set<string>()
  // Templates that are no longer in the source come from an earlier run.
  const current = statements.filter(
    ({ templates }) =>
      templates.length > 0 && templates.every(({ fragments }) => claimsOf.has(keyOf(fragments))),
  )
  const valuesOf = new SeenValues(current)
  for (const statement of current) {
    const columns = await findColumns(statement, database).catch((error: unknown) => {
      const [claim] = claimsOf.get(keyOf(statement.templates[0]?.fragments ?? [])) ?? []
      problems.add(`${claim?.location}: ${error instanceof Error ? error.message : String(error)}`)
      return undefined
    })
    if (!columns) continue
    for (const template of statement.templates) {
      for (const claim of claimsOf.get(keyOf(template.fragments)) ?? []) {
        unseen.delete(claim)
        const known = columns.map((column) =>
          trust(valuesOf.complete(column, template), claim, trusted, used),
        )
        for (const problem of compare(claim, template, known, checker)) {
          problems.add(`${claim.location}: ${problem}`)
        }
      }
    }
  }
  for (const { location } of unseen) problems.add(`${location}: no test runs it`)
  for (const one of trusted) {
    if (!used.has(one)) problems.add(`${one.file}: ${one.column} needs no trust, or no test saw it`)
  }
  const claimed = claims.filter(({ type }) => !isUnknown(type)).length
  return { claimed, statements: current.length, problems: [...problems].toSorted(byLocation) }
}

/** The values that tests saw in statements with the same template. */
class SeenValues {
  readonly #seen = new Map<string, Observed>()

  constructor(statements: readonly RecordedStatement[]) {
    for (const { templates, columns } of statements) {
      for (const { fragments } of templates) {
        for (const [name, seen] of Object.entries(columns)) {
          if (hasValues(seen)) this.#seen.set(keyOf([name, ...fragments]), seen)
        }
      }
    }
  }

  /**
   * The column; one whose own statement had no rows, and JSON without a value in them, has the values of another
   * statement with the template.
   */
  complete(column: FoundColumn, { fragments }: RecordedTemplate): FoundColumn {
    const { type, seen = { kinds: [] } } = column
    const isKnown =
      type === 'json' ? seen.kinds.some((kind) => kind !== 'null') : seen.kinds.length > 0
    if (isKnown) return column
    return { ...column, seen: this.#seen.get(keyOf([column.name, ...fragments])) ?? column.seen }
  }
}

const hasValues = ({ kinds }: Observed): boolean => kinds.some((kind) => kind !== 'null')

/** The column, marked never null if it is trusted and tests saw no null. */
function trust(
  column: FoundColumn,
  { location }: Claim,
  trusted: readonly TrustedColumn[],
  used: Set<TrustedColumn>,
): FoundColumn {
  const kinds = column.seen?.kinds ?? []
  if (!column.nullable || kinds.length === 0 || kinds.includes('null')) return column
  const found = trusted.find(
    (one) => one.column === column.name && location.startsWith(`${one.file}:`),
  )
  if (!found) return column
  used.add(found)
  return { ...column, nullable: false }
}

function byLocation(one: string, other: string): number {
  const locationOf = (problem: string) => problem.slice(0, problem.indexOf(' '))
  return locationOf(one).localeCompare(locationOf(other), 'en', { numeric: true })
}

function keyOf(fragments: readonly string[]): string {
  return JSON.stringify(fragments)
}

function isUnknown(type: ts.Type): boolean {
  return (type.flags & ts.TypeFlags.Unknown) !== 0
}

function compare(
  { type }: Claim,
  { role }: RecordedTemplate,
  columns: readonly FoundColumn[],
  checker: ts.TypeChecker,
): string[] {
  if (role === 'part' || isUnknown(type)) return []
  if (role === 'statement') return compareRow(type, columns, checker)
  const column = columns.find(({ name }) => name === role.column)
  return column ? compareColumn(type, column, checker) : [`${role.column} is not selected`]
}
