import type { Node } from 'libpg-query'
import { lastName } from './scope.ts'

const noName = '?column?'

/** The name that PostgreSQL gives a column without `as`. */
export function nameOf(node: Node | undefined): string {
  if (node === undefined) return noName
  if ('ColumnRef' in node) return lastName(node.ColumnRef.fields)
  if ('FuncCall' in node) return lastName(node.FuncCall.funcname)
  if ('CollateClause' in node) return nameOf(node.CollateClause.arg)
  if ('CoalesceExpr' in node) return 'coalesce'
  if ('MinMaxExpr' in node) return node.MinMaxExpr.op === 'IS_LEAST' ? 'least' : 'greatest'
  if ('TypeCast' in node) {
    const inner = nameOf(node.TypeCast.arg)
    return inner === noName ? lastName(node.TypeCast.typeName?.names) : inner
  }
  if ('CaseExpr' in node) {
    const inner = nameOf(node.CaseExpr.defresult)
    return inner === noName ? 'case' : inner
  }
  if ('SubLink' in node) return nameOfSubquery(node.SubLink)
  return 'A_ArrayExpr' in node ? 'array' : noName
}

function nameOfSubquery({ subLinkType, subselect }: { subLinkType?: string; subselect?: Node }) {
  if (subLinkType === 'EXISTS_SUBLINK') return 'exists'
  if (subLinkType === 'ARRAY_SUBLINK') return 'array'
  if (!subselect || !('SelectStmt' in subselect)) return noName
  const first = subselect.SelectStmt.targetList?.[0]
  if (!first || !('ResTarget' in first)) return noName
  return first.ResTarget.name ?? nameOf(first.ResTarget.val)
}
