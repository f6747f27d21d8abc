import type { Node } from 'libpg-query'
import type { Observed } from './observed.ts'

/** The known facts about an expression's values. */
export interface Fact {
  nullable: boolean
  /** All texts it can have, undefined where any are possible. */
  values?: Set<string> | undefined
}

export interface Column extends Fact {
  name: string
}

/** The database's tables and functions. */
export interface Catalog {
  /** The columns of a table by its name; with the schema in front outside `public`. */
  tables: Map<string, Column[]>
  /** The names of the columns that functions with a table as their result have. */
  tableFunctions: Map<string, string[]>
  aggregates: Set<string>
}

/** A table, subquery or function that a query reads from. */
export interface Relation {
  name: string
  columns: Column[]
  /** True if an outer join may return a row without it. */
  optional: boolean
}

/** Everything an expression can refer to in its position. */
export interface Scope {
  catalog: Catalog
  /** The values that tests passed for `$1`, `$2`, … */
  parameters: readonly Observed[]
  /** Queries of `with`, by name. */
  queries: Map<string, Column[]>
  relations: Relation[]
  /** True if aggregates count the rows of a group, of which there is at least one. */
  grouped: boolean
  outer: Scope | undefined
  /** The columns of a query within this one. */
  read(query: Node, outer: Scope): Column[]
}

export const never: Fact = { nullable: false }
export const maybe: Fact = { nullable: true }

/** The column of a name, with the relation that holds it; of the innermost query that has one. */
export function findColumn(
  scope: Scope,
  name: string,
  relationName?: string,
): { column: Column; relation: Relation } | undefined {
  for (const relation of scope.relations) {
    if (relationName !== undefined && relation.name !== relationName) continue
    const column = relation.columns.find((column) => column.name === name)
    if (column) return { column, relation }
  }
  return scope.outer && findColumn(scope.outer, name, relationName)
}

export function findRelation(scope: Scope, name: string): Relation | undefined {
  const found = scope.relations.find((relation) => relation.name === name)
  return found ?? (scope.outer && findRelation(scope.outer, name))
}

/** A column as it is read from its relation. */
export function factOf({ column, relation }: { column: Column; relation: Relation }): Fact {
  return { nullable: column.nullable || relation.optional, values: column.values }
}

/** The facts that hold if any one of several expressions gives the value. */
export function eitherOf(facts: readonly Fact[]): Fact {
  const nullable = facts.some((fact) => fact.nullable)
  const values = new Set<string>()
  for (const fact of facts) {
    if (fact.values === undefined) return { nullable }
    for (const value of fact.values) values.add(value)
  }
  return { nullable, values }
}

/** The last of the names of a qualified name. */
export function lastName(names: readonly Node[] | undefined): string {
  const last = names?.at(-1)
  return last && 'String' in last ? (last.String.sval ?? '') : ''
}

export function namesOf(nodes: readonly Node[] | undefined): string[] {
  return (nodes ?? []).map((node) => lastName([node]))
}
