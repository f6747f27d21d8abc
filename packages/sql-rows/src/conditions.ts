import type { A_Expr, Node } from 'libpg-query'
import { findColumn, lastName, namesOf, type Scope } from './scope.ts'

const throughNulls = new Set(['AEXPR_DISTINCT', 'AEXPR_NOT_DISTINCT', 'AEXPR_NULLIF'])

/** Records facts about rows for which the condition holds: non-null columns, and their texts. */
export function assume(condition: Node | undefined, scope: Scope): void {
  if (condition === undefined) return
  const own = { ...scope, outer: undefined }
  for (const fields of requiredBy(condition)) {
    const found = findNamed(fields, own)
    if (!found) continue
    found.column.nullable = false
    found.relation.optional = false
  }
  for (const { column, values } of restrictionsIn(condition)) {
    const found = findNamed(column, own)
    if (found) found.column.values = values
  }
}

function findNamed(fields: readonly Node[], scope: Scope) {
  const names = namesOf(fields)
  return findColumn(scope, names.at(-1) ?? '', names.at(-2))
}

function restrictionsIn(node: Node): { column: Node[]; values: Set<string> }[] {
  if ('BoolExpr' in node && node.BoolExpr.boolop === 'AND_EXPR') {
    return (node.BoolExpr.args ?? []).flatMap(restrictionsIn)
  }
  const values = valuesOfCondition(node)
  const left = 'A_Expr' in node ? node.A_Expr.lexpr : undefined
  if (!values || !left || !('ColumnRef' in left)) return []
  return [{ column: left.ColumnRef.fields ?? [], values }]
}

/** The columns that cannot be null where the condition is true. */
function requiredBy(node: Node): Node[][] {
  if ('BoolExpr' in node) {
    const { boolop, args = [] } = node.BoolExpr
    if (boolop === 'OR_EXPR') return []
    return args.flatMap((arg) => (boolop === 'NOT_EXPR' ? operandsOf(arg) : requiredBy(arg)))
  }
  if ('NullTest' in node) {
    const { nulltesttype, arg } = node.NullTest
    return nulltesttype === 'IS_NOT_NULL' && arg ? operandsOf(arg) : []
  }
  if ('SubLink' in node) {
    const { subLinkType, testexpr } = node.SubLink
    return subLinkType === 'ANY_SUBLINK' && testexpr ? operandsOf(testexpr) : []
  }
  return operandsOf(node)
}

/** The columns whose null makes the expression null. */
function operandsOf(node: Node): Node[][] {
  if ('ColumnRef' in node) return [node.ColumnRef.fields ?? []]
  if ('TypeCast' in node) return node.TypeCast.arg ? operandsOf(node.TypeCast.arg) : []
  if ('CollateClause' in node)
    return node.CollateClause.arg ? operandsOf(node.CollateClause.arg) : []
  if (!('A_Expr' in node)) return []
  const { kind, lexpr, rexpr } = node.A_Expr
  if (kind && throughNulls.has(kind)) return []
  const sides = kind === 'AEXPR_OP' ? [lexpr, rexpr] : [lexpr]
  return sides.flatMap((side) => (side ? operandsOf(side) : []))
}

/** The texts that `column in ('a', 'b')` and `column = 'a'` allow, undefined for another condition. */
export function valuesOfCondition(node: Node | undefined): Set<string> | undefined {
  if (!node || !('A_Expr' in node)) return undefined
  return valuesOfComparison(node.A_Expr)
}

function valuesOfComparison({ kind, name, rexpr }: A_Expr): Set<string> | undefined {
  if (!rexpr || lastName(name) !== '=') return undefined
  const texts = operandsOfEquality(rexpr, kind).map(textOf)
  return texts.every((text) => text !== undefined) ? new Set(texts) : undefined
}

/** The right side of an equality: the elements of `any (array[…])` and `in (…)`, else the one value. */
function operandsOfEquality(right: Node, kind: A_Expr['kind']): Node[] {
  if (kind === 'AEXPR_OP_ANY' && 'A_ArrayExpr' in right) return right.A_ArrayExpr.elements ?? []
  if (kind === 'AEXPR_IN' && 'List' in right) return right.List.items ?? []
  return [right]
}

/** The text of a literal, with or without a cast. */
function textOf(node: Node): string | undefined {
  const literal = 'TypeCast' in node ? node.TypeCast.arg : node
  const text = literal && 'A_Const' in literal ? literal.A_Const.sval : undefined
  return text && (text.sval ?? '')
}
