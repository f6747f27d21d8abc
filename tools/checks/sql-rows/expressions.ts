import type { A_Expr, CaseExpr, FuncCall, Node, SelectStmt, SubLink } from 'libpg-query'
import type { Observed } from '../../../server/src/testing/observed.ts'
import { callOf, elementsOf } from './functions.ts'
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

/** Operators that may answer null although no operand is null. */
const partialOperators = new Set(['->', '->>', '#>', '#>>', '@?', '@@@'])

/** What is known of an expression's values. Whatever is not understood may be null. */
export function factsOf(node: Node | undefined, scope: Scope): Fact {
  if (node === undefined) return maybe
  const of = (inner: Node | undefined): Fact => factsOf(inner, scope)
  const nullableIf = (...inner: (Node | undefined)[]): Fact => ({
    nullable: inner.some((one) => of(one).nullable),
  })
  if ('A_Const' in node) return constant(node.A_Const)
  if ('ParamRef' in node) return parameter(scope.parameters[(node.ParamRef.number ?? 0) - 1])
  if ('ColumnRef' in node) return named(node.ColumnRef.fields ?? [], scope)
  if ('TypeCast' in node) return of(node.TypeCast.arg)
  if ('CollateClause' in node) return of(node.CollateClause.arg)
  if ('A_Expr' in node) return operation(node.A_Expr, scope)
  if ('BoolExpr' in node) return nullableIf(...(node.BoolExpr.args ?? []))
  if ('CoalesceExpr' in node) return firstOf((node.CoalesceExpr.args ?? []).map(of))
  if ('MinMaxExpr' in node) {
    return { nullable: (node.MinMaxExpr.args ?? []).every((inner) => of(inner).nullable) }
  }
  if ('CaseExpr' in node) {
    const results = (node.CaseExpr.args ?? []).map((when) =>
      of('CaseWhen' in when ? when.CaseWhen.result : undefined),
    )
    return eitherOf([...results, otherwiseOf(node.CaseExpr, scope)])
  }
  if ('List' in node) return nullableIf(...(node.List.items ?? []))
  if ('SubLink' in node) return subquery(node.SubLink, scope)
  if ('FuncCall' in node) return call(node.FuncCall, scope)
  const total = ['NullTest', 'BooleanTest', 'A_ArrayExpr', 'RowExpr', 'SQLValueFunction']
  return total.some((kind) => kind in node) ? never : maybe
}

/** What `else` gives: of the value that is told apart, none of the texts that have a `when` of their own. */
function otherwiseOf({ arg, args = [], defresult }: CaseExpr, scope: Scope): Fact {
  if (!defresult) return nothing
  const { nullable, values } = factsOf(defresult, scope)
  const sameColumn =
    arg && 'ColumnRef' in arg && 'ColumnRef' in defresult
      ? namesOf(arg.ColumnRef.fields).join() === namesOf(defresult.ColumnRef.fields).join()
      : false
  if (!values || !sameColumn) return { nullable, values }
  const told = args.flatMap((when) => [
    ...(factsOf('CaseWhen' in when ? when.CaseWhen.expr : undefined, scope).values ?? []),
  ])
  return { nullable, values: new Set([...values].filter((value) => !told.includes(value))) }
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
  return { ...eitherOf(facts), nullable: facts.every((fact) => fact.nullable) }
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

/** Whether a query answers a row whatever the tables hold. */
function alwaysHasRow(query: SelectStmt, { catalog }: Scope): boolean {
  if (query.op !== undefined && query.op !== 'SETOP_NONE') return false
  if (query.groupClause || query.havingClause || query.limitCount || query.limitOffset) return false
  if (!query.fromClause && !query.whereClause) return true
  return (query.targetList ?? []).some((target) => hasAggregate(target, catalog.aggregates))
}

/** Whether an expression has an aggregate of the query it belongs to itself. */
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
