import type {
  CommonTableExpr,
  DeleteStmt,
  InsertStmt,
  Node,
  ReturningClause,
  SelectStmt,
  UpdateStmt,
  WithClause,
} from 'libpg-query'
import { assume } from './conditions.ts'
import { factsOf } from './expressions.ts'
import { nameOf } from './names.ts'
import { relationsOf, tableOf } from './relations.ts'
import { type Column, eitherOf, namesOf, type Scope } from './scope.ts'

/** The result columns of a statement, in order. */
export function columnsOf(statement: Node, outer: Scope): Column[] {
  if ('SelectStmt' in statement) return columnsOfSelect(statement.SelectStmt, outer)
  if ('InsertStmt' in statement) return columnsOfInsert(statement.InsertStmt, outer)
  if ('UpdateStmt' in statement) return columnsOfUpdate(statement.UpdateStmt, outer)
  if ('DeleteStmt' in statement) return columnsOfDelete(statement.DeleteStmt, outer)
  if ('VacuumStmt' in statement) return []
  throw new Error(`The check does not know statements of the kind ${Object.keys(statement).join()}`)
}

function columnsOfSelect(query: SelectStmt, outer: Scope): Column[] {
  const scope = innerScope(outer, query.withClause)
  if (query.larg && query.rarg) {
    const right = columnsOfSelect(query.rarg, scope)
    const left = columnsOfSelect(query.larg, scope)
    if (query.op === 'SETOP_EXCEPT') return left
    return left.map((column, index) => ({
      ...column,
      ...eitherOf([column, right[index] ?? column]),
    }))
  }
  if (query.valuesLists) return columnsOfValues(query.valuesLists, scope)
  scope.relations = (query.fromClause ?? []).flatMap((item) => {
    const added = relationsOf(item, scope)
    // A later item may refer to earlier ones.
    scope.relations = [...scope.relations, ...added]
    return added
  })
  assume(query.whereClause, scope)
  scope.grouped = query.groupClause !== undefined
  return targetsOf(query.targetList, scope)
}

function columnsOfValues(lists: readonly Node[], scope: Scope): Column[] {
  const rows = lists.map((list) => ('List' in list ? (list.List.items ?? []) : []))
  return (rows[0] ?? []).map((_, index) => ({
    name: `column${index + 1}`,
    ...eitherOf(rows.map((row) => factsOf(row[index], scope))),
  }))
}

function columnsOfInsert(insert: InsertStmt, outer: Scope): Column[] {
  const scope = innerScope(outer, insert.withClause)
  scope.relations = insert.relation ? [tableOf(insert.relation, scope)] : []
  return returned(insert.returningClause, scope)
}

function columnsOfUpdate(update: UpdateStmt, outer: Scope): Column[] {
  const scope = innerScope(outer, update.withClause)
  if (!update.relation) return []
  const target = tableOf(update.relation, scope)
  const before = new Map(target.columns.map((column) => [column.name, { ...column }]))
  scope.relations = [target]
  for (const item of update.fromClause ?? []) scope.relations.push(...relationsOf(item, scope))
  assume(update.whereClause, scope)
  for (const set of update.targetList ?? []) {
    const column =
      'ResTarget' in set
        ? target.columns.find(({ name }) => name === set.ResTarget.name)
        : undefined
    // The condition held for the value before.
    if (column) Object.assign(column, before.get(column.name))
  }
  return returned(update.returningClause, scope)
}

function columnsOfDelete(statement: DeleteStmt, outer: Scope): Column[] {
  const scope = innerScope(outer, statement.withClause)
  scope.relations = statement.relation ? [tableOf(statement.relation, scope)] : []
  for (const item of statement.usingClause ?? []) scope.relations.push(...relationsOf(item, scope))
  assume(statement.whereClause, scope)
  return returned(statement.returningClause, scope)
}

function returned(clause: ReturningClause | undefined, scope: Scope): Column[] {
  return targetsOf(clause?.exprs, scope)
}

function innerScope(outer: Scope, clause: WithClause | undefined): Scope {
  const scope: Scope = {
    ...outer,
    queries: new Map(outer.queries),
    relations: [],
    grouped: false,
    outer,
  }
  for (const node of clause?.ctes ?? []) {
    if ('CommonTableExpr' in node) addQuery(node.CommonTableExpr, scope, clause?.recursive === true)
  }
  return scope
}

function addQuery(query: CommonTableExpr, scope: Scope, recursive: boolean): void {
  const { ctename = '', ctequery, aliascolnames } = query
  if (!ctequery) return
  const names = namesOf(aliascolnames)
  const rename = (columns: Column[]): Column[] =>
    columns.map((column, index) => ({ ...column, name: names[index] ?? column.name }))
  if (recursive && 'SelectStmt' in ctequery && ctequery.SelectStmt.larg) {
    // The first part names itself nowhere; what the second makes of it can only add nulls.
    scope.queries.set(ctename, rename(columnsOfSelect(ctequery.SelectStmt.larg, scope)))
    scope.queries.set(ctename, rename(columnsOf(ctequery, scope)))
  }
  scope.queries.set(ctename, rename(columnsOf(ctequery, scope)))
}

function targetsOf(targets: readonly Node[] | undefined, scope: Scope): Column[] {
  return (targets ?? []).flatMap((target) => {
    if (!('ResTarget' in target)) return []
    const { name, val } = target.ResTarget
    return starOf(val, scope) ?? [{ name: name ?? nameOf(val), ...factsOf(val, scope) }]
  })
}

/** The columns of `*` and `name.*`, undefined for any other expression. */
function starOf(node: Node | undefined, scope: Scope): Column[] | undefined {
  if (!node || !('ColumnRef' in node)) return undefined
  const fields = node.ColumnRef.fields ?? []
  const last = fields.at(-1)
  if (!last || !('A_Star' in last)) return undefined
  const [of] = namesOf(fields.slice(0, -1)).slice(-1)
  return scope.relations
    .filter(({ name }) => of === undefined || name === of)
    .flatMap(({ columns, optional }) =>
      columns.map((column) => ({ ...column, nullable: column.nullable || optional })),
    )
}
