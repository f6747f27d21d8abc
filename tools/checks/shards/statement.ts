import type { Node } from 'libpg-query'
import { namesOf } from '../sql-rows/scope.ts'
import { Equalities, parameterTerm, type Term } from './equalities.ts'

/** A table where a statement names it. */
export interface Use {
  table: string
  /** The first part of the terms of its columns. */
  id: string
  isWritten: boolean
}

/** Something that a query reads from: the terms of its columns by their names. */
export interface Source {
  name: string
  columns: ReadonlyMap<string, Term>
}

export interface Output {
  name: string
  term: Term
}

/** What is found while a statement is read. */
export class Statement {
  readonly equalities = new Equalities()
  readonly uses: Use[] = []
  /** The columns of each table. */
  readonly tables: ReadonlyMap<string, readonly string[]>
  /** The columns of functions that have a table as their result. */
  readonly functions: ReadonlyMap<string, readonly string[]>
  readonly #alike: readonly number[]
  #terms = 0

  constructor(
    tables: ReadonlyMap<string, readonly string[]>,
    functions: ReadonlyMap<string, readonly string[]>,
    alike: readonly number[],
  ) {
    this.tables = tables
    this.functions = functions
    this.#alike = alike
  }

  /** The term of a parameter; those that were always alike have one. */
  parameter(number: number): Term {
    return parameterTerm((this.#alike[number - 1] ?? number - 1) + 1)
  }

  /** A value about which nothing is known. */
  newTerm(): Term {
    this.#terms += 1
    return `e${this.#terms}`
  }

  /** A table under its alias; undefined if there is none of the name. */
  use(table: string, name: string, isWritten: boolean): Source | undefined {
    const columns = this.tables.get(table)
    if (!columns) return undefined
    const id = `r${this.uses.length + 1}`
    this.uses.push({ table, id, isWritten })
    return { name, columns: new Map(columns.map((column) => [column, columnTerm(id, column)])) }
  }
}

export const columnTerm = (id: string, column: string): Term => `${id}.${column}`

/** The sources of one query, those around it, and the queries of `with`. */
export interface Scope {
  statement: Statement
  sources: Source[]
  queries: Map<string, readonly Output[]>
  outer: Scope | undefined
}

export function innerScope(outer: Scope): Scope {
  return { ...outer, sources: [], queries: new Map(outer.queries), outer }
}

/** The term of an expression that is a column or a parameter, and whether this very query holds it. */
export function findTerm(
  node: Node | undefined,
  scope: Scope,
): { term: Term; isOwn: boolean } | undefined {
  if (!node) return undefined
  if ('TypeCast' in node) return findTerm(node.TypeCast.arg, scope)
  if ('ParamRef' in node) {
    return { term: scope.statement.parameter(node.ParamRef.number ?? 0), isOwn: false }
  }
  if (!('ColumnRef' in node)) return undefined
  const names = namesOf(node.ColumnRef.fields)
  return findColumn(names.at(-1) ?? '', names.at(-2), scope)
}

function findColumn(
  name: string,
  sourceName: string | undefined,
  scope: Scope,
): { term: Term; isOwn: boolean } | undefined {
  for (const source of scope.sources) {
    if (sourceName !== undefined && source.name !== sourceName) continue
    const term = source.columns.get(name)
    if (term !== undefined) return { term, isOwn: true }
  }
  const found = scope.outer && findColumn(name, sourceName, scope.outer)
  return found && { ...found, isOwn: false }
}
