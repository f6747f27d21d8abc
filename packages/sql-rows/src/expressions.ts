import type { A_Expr, CaseExpr, FuncCall, Node, SelectStmt, SubLink } from 'libpg-query'
import type { Observed } from './observed.ts'
import { callOf, elementsOf } from './functions.ts'
import { type Readers, readByKind } from './node-kinds.ts'
import {
  eitherOf,
  type Fact,
  factOf,
  findColumn,
  findRelation,
  lastName,
  maybe,
  namesOf,
  never,
  type Scope,
} from './scope.ts'

/** Operators that may return null although no operand is null. */
const partialOperators = new Set(['->', '->>', '#>', '#>>', '@?', '@@@'])

/** The known facts about an expression's values. Unsupported expressions may be null. */
export function factsOf(node: Node | undefined, scope: Scope): Fact {
  return readByKind(node, readers, scope) ?? maybe
}

const readers: Readers<Fact, [Scope]> = {
  A_Const: constant,
  ParamRef: ({ number = 0 }, { parameters }) => parameter(parameters[number - 1]),
  ColumnRef: ({ fields = [] }, scope) => named(fields, scope),
  TypeCast: ({ arg }, scope) => factsOf(arg, scope),
  CollateClause: ({ arg }, scope) => factsOf(arg, scope),
  A_Expr: operation,
  BoolExpr: ({ args }, scope) => nullIfAny(factsOfAll(args, scope)),
  CoalesceExpr: ({ args }, scope) => firstOf(factsOfAll(args, scope)),
  MinMaxExpr: ({ args }, scope) => nullIfEvery(factsOfAll(args, scope)),
  CaseExpr: branches,
  List: ({ items }, scope) => nullIfAny(factsOfAll(items, scope)),
  SubLink: subquery,
  FuncCall: call,
  NullTest: () => never,
  BooleanTest: () => never,
  A_ArrayExpr: () => never,
  RowExpr: () => never,
  SQLValueFunction: () => never,
}

function factsOfAll(nodes: readonly Node[] | undefined, scope: Scope): Fact[] {
  return (nodes ?? []).map((node) => factsOf(node, scope))
}

function nullIfAny(facts: readonly Fact[]): Fact {
  return { nullable: facts.some((fact) => fact.nullable) }
}

function nullIfEvery(facts: readonly Fact[]): Fact {
  return { nullable: facts.every((fact) => fact.nullable) }
}

function branches(node: CaseExpr, scope: Scope): Fact {
  const results = (node.args ?? []).map((when) =>
    factsOf('CaseWhen' in when ? when.CaseWhen.result : undefined, scope),
  )
  return eitherOf([...results, otherwiseOf(node, scope)])
}

/** The facts about `else`: if it returns the compared column, texts with their own `when` are excluded. */
function otherwiseOf({ arg, args = [], defresult }: CaseExpr, scope: Scope): Fact {
  if (!defresult) return nothing
  const { nullable, values } = factsOf(defresult, scope)
  const sameColumn =
    arg && 'ColumnRef' in arg && 'ColumnRef' in defresult
      ? namesOf(arg.ColumnRef.fields).join() === namesOf(defresult.ColumnRef.fields).join()
      : false
  if (!values || !sameColumn) return { nullable, values }
  const excluded = args.flatMap((when) => [
    ...(factsOf('CaseWhen' in when ? when.CaseWhen.expr : undefined, scope).values ?? []),
  ])
  return { nullable, values: new Set([...values].filter((value) => !excluded.includes(value))) }
}

const nothing: Fact = { nullable: true, values: new Set() }

function constant({ isnull, sval }: { isnull?: boolean; sval?: { sval?: string } }): Fact {
  if (isnull === true) return nothing
  return sval ? { nullable: false, values: new Set([sval.sval ?? '']) } : never
}

function parameter(seen: Observed | undefined): Fact {
  if (!seen) return maybe
  const nullable = seen.kinds.includes('null')
  const onlyTexts = seen.kinds.every((kind) => kind === 'string' || kind === 'null')
  return onlyTexts && seen.strings ? { nullable, values: new Set(seen.strings) } : { nullable }
}

function named(fields: readonly Node[], scope: Scope): Fact {
  const names = namesOf(fields)
  const name = names.at(-1) ?? ''
  const column = findColumn(scope, name, names.at(-2))
  if (column) return factOf(column)
  // The row of a table as a value.
  const relation = names.length === 1 ? findRelation(scope, name) : undefined
  return relation ? { nullable: relation.optional } : maybe
}

function operation({ kind, name, lexpr, rexpr }: A_Expr, scope: Scope): Fact {
  if (kind === 'AEXPR_DISTINCT' || kind === 'AEXPR_NOT_DISTINCT') return never
  if (kind === 'AEXPR_NULLIF') return { nullable: true, values: factsOf(lexpr, scope).values }
  if (partialOperators.has(lastName(name))) return maybe
  const operands = [lexpr, rexpr].filter((operand) => operand !== undefined)
  const overArray = kind === 'AEXPR_OP_ANY' || kind === 'AEXPR_OP_ALL'
  const nullable = operands.some((operand) => factsOf(operand, scope).nullable)
  return { nullable: nullable || (overArray && elementsOf(rexpr, scope, factsOf).nullable) }
}

function firstOf(facts: readonly Fact[]): Fact {
  return { ...eitherOf(facts), ...nullIfEvery(facts) }
}

function call(node: FuncCall, scope: Scope): Fact {
  const { catalog } = scope
  const isAggregate = catalog.aggregates.has(lastName(node.funcname))
  return callOf(node, scope, isAggregate, factsOf)
}

function subquery({ subLinkType, testexpr, subselect }: SubLink, scope: Scope): Fact {
  if (subLinkType === 'EXISTS_SUBLINK' || subLinkType === 'ARRAY_SUBLINK') return never
  if (!subselect) return maybe
  const columns = scope.read(subselect, scope)
  if (subLinkType === 'ANY_SUBLINK' || subLinkType === 'ALL_SUBLINK') {
    const nullable = columns.some((column) => column.nullable) || factsOf(testexpr, scope).nullable
    return { nullable }
  }
  const [column] = columns
  if (!column) return maybe
  const hasRow = 'SelectStmt' in subselect && alwaysHasRow(subselect.SelectStmt, scope)
  return { nullable: column.nullable || !hasRow, values: column.values }
}

/** True if a query returns a row regardless of the tables' content. */
function alwaysHasRow(query: SelectStmt, { catalog }: Scope): boolean {
  if (query.op !== undefined && query.op !== 'SETOP_NONE') return false
  if (query.groupClause || query.havingClause || query.limitCount || query.limitOffset) return false
  if (!query.fromClause && !query.whereClause) return true
  return (query.targetList ?? []).some((target) => hasAggregate(target, catalog.aggregates))
}

/** True if an expression contains an aggregate of its own query. */
export function hasAggregate(node: object, aggregates: ReadonlySet<string>): boolean {
  if ('SubLink' in node) return false
  if ('FuncCall' in node) {
    const { funcname, over } = node.FuncCall as FuncCall
    if (!over && aggregates.has(lastName(funcname))) return true
  }
  const children: unknown[] = Object.values(node)
  return children.some(
    (child) => child !== null && typeof child === 'object' && hasAggregate(child, aggregates),
  )
}
