import type {
  A_Expr,
  DeleteStmt,
  InsertStmt,
  JoinExpr,
  Node,
  RangeFunction,
  RangeVar,
  SelectStmt,
  SubLink,
  UpdateStmt,
  WithClause,
} from 'libpg-query'
import { nameOf } from '../sql-rows/names.ts'
import { lastName, namesOf } from '../sql-rows/scope.ts'
import { listTerm, type Term } from './equalities.ts'
import { findTerm, innerScope, type Output, type Scope, type Source } from './statement.ts'

/** Reads a statement, with all it contains, into `scope.statement`; returns its columns. */
export function readStatement(node: Node, scope: Scope): Output[] {
  if ('SelectStmt' in node) return readSelect(node.SelectStmt, scope)
  if ('InsertStmt' in node) return readInsert(node.InsertStmt, scope)
  if ('UpdateStmt' in node) return readUpdate(node.UpdateStmt, scope)
  if ('DeleteStmt' in node) return readDelete(node.DeleteStmt, scope)
  return []
}

function readSelect(query: SelectStmt, outer: Scope): Output[] {
  const scope = innerScope(outer)
  readQueries(query.withClause, scope)
  if (query.larg && query.rarg) return readUnion(query.larg, query.rarg, scope)
  if (query.valuesLists) return readValues(query.valuesLists, scope)
  for (const item of query.fromClause ?? []) readSource(item, scope)
  assume(query.whereClause, scope)
  const { whereClause: _where, fromClause: _from, withClause: _with, ...others } = query
  readNested(others, scope)
  return outputsOf(query.targetList, scope)
}

function readUnion(left: SelectStmt, right: SelectStmt, scope: Scope): Output[] {
  const others = readSelect(right, scope)
  return readSelect(left, scope).map(({ name, term }, index) => {
    const chosen = scope.statement.newTerm()
    scope.statement.equalities.choose(chosen, [term, others[index]?.term ?? term])
    return { name, term: chosen }
  })
}

function readValues(lists: readonly Node[], scope: Scope): Output[] {
  readNested(lists, scope)
  const rows = lists.map((list) => ('List' in list ? (list.List.items ?? []) : []))
  return (rows[0] ?? []).map((_, index) => {
    const term = scope.statement.newTerm()
    const values = rows.map((row) => termOf(row[index], scope))
    scope.statement.equalities.choose(term, values)
    return { name: `column${index + 1}`, term }
  })
}

function readInsert(insert: InsertStmt, outer: Scope): Output[] {
  const scope = innerScope(outer)
  readQueries(insert.withClause, scope)
  const rows = insert.selectStmt ? readStatement(insert.selectStmt, scope) : []
  const target = addTable(insert.relation, scope, true)
  const { equalities } = scope.statement
  const named = (insert.cols ?? []).map((column) =>
    'ResTarget' in column ? (column.ResTarget.name ?? '') : '',
  )
  for (const [column, term] of target?.columns ?? []) {
    const given = rows[named.indexOf(column)]?.term
    // A column without a value gets a new one.
    equalities.derive(term, given ?? '$new')
  }
  readNested([insert.onConflictClause, insert.returningClause], scope)
  return outputsOf(insert.returningClause?.exprs, scope)
}

function readUpdate(update: UpdateStmt, outer: Scope): Output[] {
  const scope = innerScope(outer)
  readQueries(update.withClause, scope)
  addTable(update.relation, scope, true)
  for (const item of update.fromClause ?? []) readSource(item, scope)
  assume(update.whereClause, scope)
  readNested([update.targetList, update.returningClause], scope)
  return outputsOf(update.returningClause?.exprs, scope)
}

function readDelete(statement: DeleteStmt, outer: Scope): Output[] {
  const scope = innerScope(outer)
  readQueries(statement.withClause, scope)
  addTable(statement.relation, scope, true)
  for (const item of statement.usingClause ?? []) readSource(item, scope)
  assume(statement.whereClause, scope)
  readNested(statement.returningClause, scope)
  return outputsOf(statement.returningClause?.exprs, scope)
}

function readQueries(clause: WithClause | undefined, scope: Scope): void {
  for (const node of clause?.ctes ?? []) {
    if (!('CommonTableExpr' in node) || !node.CommonTableExpr.ctequery) continue
    const { ctename = '', ctequery, aliascolnames } = node.CommonTableExpr
    const names = namesOf(aliascolnames)
    const rename = (outputs: readonly Output[]) =>
      outputs.map(({ name, term }, index) => ({ name: names[index] ?? name, term }))
    if (clause?.recursive && 'SelectStmt' in ctequery && ctequery.SelectStmt.larg) {
      // The second part reads the first one under the name of the whole.
      const first = readSelect(ctequery.SelectStmt.larg, { ...scope, statement: scope.statement })
      scope.queries.set(ctename, rename(first))
    }
    scope.queries.set(ctename, rename(readStatement(ctequery, scope)))
  }
}

/** Adds what an item of a `from` clause reads to the sources of the scope; returns the added ones. */
function readSource(item: Node, scope: Scope): Source[] {
  if ('JoinExpr' in item) return readJoin(item.JoinExpr, scope)
  const source = sourceOf(item, scope)
  if (!source) return []
  scope.sources.push(source)
  return [source]
}

function sourceOf(item: Node, scope: Scope): Source | undefined {
  if ('RangeVar' in item) return tableOrQuery(item.RangeVar, scope)
  if ('RangeFunction' in item) return functionSource(item.RangeFunction, scope)
  if (!('RangeSubselect' in item)) return undefined
  const { subquery, alias } = item.RangeSubselect
  const outputs = subquery ? readStatement(subquery, scope) : []
  return sourceOfOutputs(alias?.aliasname ?? '', outputs, namesOf(alias?.colnames))
}

function tableOrQuery(range: RangeVar, scope: Scope): Source | undefined {
  const { relname = '', alias } = range
  const query = scope.queries.get(relname)
  const name = alias?.aliasname ?? relname
  if (query) return sourceOfOutputs(name, query, namesOf(alias?.colnames))
  return scope.statement.use(tableName(range), name, false)
}

function addTable(
  range: RangeVar | undefined,
  scope: Scope,
  isWritten: boolean,
): Source | undefined {
  if (!range) return undefined
  const name = range.alias?.aliasname ?? range.relname ?? ''
  const source = scope.statement.use(tableName(range), name, isWritten)
  if (source) scope.sources.push(source)
  return source
}

const tableName = ({ relname = '', schemaname }: RangeVar): string =>
  schemaname === undefined || schemaname === 'public' ? relname : `${schemaname}.${relname}`

function sourceOfOutputs(
  name: string,
  outputs: readonly Output[],
  names: readonly string[],
): Source {
  return {
    name,
    columns: new Map(outputs.map((one, index) => [names[index] ?? one.name, one.term])),
  }
}

/** The columns of a function such as `unnest($1)` have the values of its arguments. */
function functionSource(range: RangeFunction, scope: Scope): Source | undefined {
  readNested(range.functions, scope)
  const [first] = range.functions ?? []
  const call = first && 'List' in first ? first.List.items?.[0] : undefined
  if (!call || !('FuncCall' in call)) return undefined
  const { args = [], funcname } = call.FuncCall
  const name = range.alias?.aliasname ?? lastName(funcname)
  const terms = args.map((arg) => listTerm(termOf(arg, scope)))
  const known = scope.statement.functions.get(lastName(funcname)) ?? [name]
  return {
    name,
    columns: new Map(
      columnsOf(range, known).map((column, index) => [column, terms[index] ?? terms[0] ?? '$new']),
    ),
  }
}

/** The columns that an alias names, or else a list of definitions, or else the function itself. */
function columnsOf({ alias, coldeflist = [] }: RangeFunction, known: readonly string[]) {
  const given = namesOf(alias?.colnames)
  if (given.length > 0) return given
  if (coldeflist.length === 0) return known
  return coldeflist.map((node) => ('ColumnDef' in node ? (node.ColumnDef.colname ?? '') : ''))
}

function readJoin({ jointype, larg, rarg, quals }: JoinExpr, scope: Scope): Source[] {
  const left = larg ? readSource(larg, scope) : []
  const right = rarg ? readSource(rarg, scope) : []
  if (jointype === 'JOIN_INNER') assume(quals, scope)
  else {
    // The condition restricts only the rows that may be missing.
    const optional = jointype === 'JOIN_RIGHT' ? left : right
    assume(quals, { ...scope, sources: optional, outer: scope })
  }
  return [...left, ...right]
}

/** Records the equalities that a condition establishes, and reads the queries in it. */
function assume(condition: Node | undefined, scope: Scope): void {
  if (!condition) return
  if ('BoolExpr' in condition && condition.BoolExpr.boolop === 'AND_EXPR') {
    for (const part of condition.BoolExpr.args ?? []) assume(part, scope)
    return
  }
  if ('A_Expr' in condition && lastName(condition.A_Expr.name) === '=') {
    assumeEqual(condition.A_Expr, scope)
  }
  if ('SubLink' in condition && condition.SubLink.subLinkType === 'ANY_SUBLINK') {
    assumeFound(condition.SubLink, scope)
    return
  }
  readNested(condition, scope)
}

function assumeEqual({ kind, lexpr, rexpr }: A_Expr, scope: Scope): void {
  const { equalities } = scope.statement
  const left = findTerm(lexpr, scope)
  if (kind === 'AEXPR_OP') {
    const right = findTerm(rexpr, scope)
    if (!left || !right) return
    if (left.isOwn && right.isOwn) equalities.equate(left.term, right.term)
    else if (left.isOwn) equalities.derive(left.term, right.term)
    else if (right.isOwn) equalities.derive(right.term, left.term)
  } else if (left?.isOwn && rexpr) {
    const one = termsOfList(rexpr, scope)
    const list = scope.statement.newTerm()
    equalities.choose(list, one)
    equalities.derive(left.term, list)
  }
}

/** The values of `in (…)` and `any (…)`. */
function termsOfList(node: Node, scope: Scope): Term[] {
  if ('List' in node) return (node.List.items ?? []).map((item) => termOf(item, scope))
  if ('A_ArrayExpr' in node) {
    return (node.A_ArrayExpr.elements ?? []).map((item) => termOf(item, scope))
  }
  return [listTerm(termOf(node, scope))]
}

function assumeFound({ testexpr, subselect }: SubLink, scope: Scope): void {
  const [output] = subselect ? readStatement(subselect, scope) : []
  const tested = findTerm(testexpr, scope)
  if (!output || !tested) return
  if (tested.isOwn) scope.statement.equalities.equate(tested.term, output.term)
  else scope.statement.equalities.derive(output.term, tested.term)
}

/** Reads the queries that an expression contains. */
function readNested(value: unknown, scope: Scope): void {
  if (value === null || typeof value !== 'object') return
  if ('SubLink' in value && isSubLink(value.SubLink)) {
    const { testexpr, subselect } = value.SubLink
    readNested(testexpr, scope)
    if (subselect) readStatement(subselect, scope)
    return
  }
  const children: unknown[] = Object.values(value)
  for (const child of children) readNested(child, scope)
}

const isSubLink = (value: unknown): value is SubLink =>
  typeof value === 'object' && value !== null && 'subselect' in value

function outputsOf(targets: readonly Node[] | undefined, scope: Scope): Output[] {
  return (targets ?? []).flatMap((target): Output[] => {
    if (!('ResTarget' in target)) return []
    const { name, val } = target.ResTarget
    return starOf(val, scope) ?? [{ name: name ?? nameOf(val), term: termOf(val, scope) }]
  })
}

function starOf(node: Node | undefined, scope: Scope): Output[] | undefined {
  const fields = node && 'ColumnRef' in node ? (node.ColumnRef.fields ?? []) : []
  const last = fields.at(-1)
  if (!last || !('A_Star' in last)) return undefined
  const [of] = namesOf(fields.slice(0, -1)).slice(-1)
  return scope.sources
    .filter(({ name }) => of === undefined || name === of)
    .flatMap(({ columns }) => [...columns].map(([name, term]) => ({ name, term })))
}

const termOf = (node: Node | undefined, scope: Scope): Term =>
  findTerm(node, scope)?.term ?? scope.statement.newTerm()
