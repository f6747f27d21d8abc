import type { Node, SubLink } from 'libpg-query'
import { type Readers, readByKind } from './node-kinds.ts'
import { lastName } from './scope.ts'

const noName = '?column?'

/** PostgreSQL's default name of a column without `as`. */
export function nameOf(node: Node | undefined): string {
  return readByKind(node, names) ?? noName
}

const names: Readers<string> = {
  ColumnRef: ({ fields }) => lastName(fields),
  FuncCall: ({ funcname }) => lastName(funcname),
  CollateClause: ({ arg }) => nameOf(arg),
  CoalesceExpr: () => 'coalesce',
  MinMaxExpr: ({ op }) => (op === 'IS_LEAST' ? 'least' : 'greatest'),
  TypeCast: ({ arg, typeName }) => nameOr(arg, lastName(typeName?.names)),
  CaseExpr: ({ defresult }) => nameOr(defresult, 'case'),
  SubLink: nameOfSubquery,
  A_ArrayExpr: () => 'array',
}

function nameOr(node: Node | undefined, otherwise: string): string {
  const name = nameOf(node)
  return name === noName ? otherwise : name
}

function nameOfSubquery({ subLinkType, subselect }: SubLink): string {
  if (subLinkType === 'EXISTS_SUBLINK') return 'exists'
  if (subLinkType === 'ARRAY_SUBLINK') return 'array'
  if (!subselect || !('SelectStmt' in subselect)) return noName
  const first = subselect.SelectStmt.targetList?.[0]
  if (!first || !('ResTarget' in first)) return noName
  return first.ResTarget.name ?? nameOf(first.ResTarget.val)
}
