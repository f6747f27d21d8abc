import type { Alias, FuncCall, JoinExpr, Node, RangeFunction, RangeVar } from 'libpg-query'
import { assume } from './conditions.ts'
import { factsOf } from './expressions.ts'
import { type Column, lastName, namesOf, never, type Relation, type Scope } from './scope.ts'

/** The relations of a `from` item, with the facts its joins establish. */
export function relationsOf(item: Node, scope: Scope): Relation[] {
  if ('RangeVar' in item) return [tableOf(item.RangeVar, scope)]
  if ('JoinExpr' in item) return joined(item.JoinExpr, scope)
  if ('RangeSubselect' in item) {
    const { subquery, alias } = item.RangeSubselect
    return subquery ? [relation(alias, '', scope.read(subquery, scope))] : []
  }
  if ('RangeFunction' in item) return [functionOf(item.RangeFunction, scope)]
  throw new Error(`The check does not know ${Object.keys(item).join()} in a from clause`)
}

/** A table, or a query of `with`, under its alias. */
export function tableOf({ relname = '', schemaname, alias }: RangeVar, scope: Scope): Relation {
  const name =
    schemaname === undefined || schemaname === 'public' ? relname : `${schemaname}.${relname}`
  const columns = scope.queries.get(name) ?? scope.catalog.tables.get(name)
  if (!columns) throw new Error(`There is no table ${name}`)
  return relation(alias, relname, columns)
}

function relation(alias: Alias | undefined, name: string, columns: readonly Column[]): Relation {
  const names = namesOf(alias?.colnames)
  return {
    name: alias?.aliasname ?? name,
    columns: columns.map((column, index) => ({ ...column, name: names[index] ?? column.name })),
    optional: false,
  }
}

function joined({ jointype, larg, rarg, quals }: JoinExpr, scope: Scope): Relation[] {
  const left = larg ? relationsOf(larg, scope) : []
  const within = { ...scope, relations: [...scope.relations, ...left] }
  const right = rarg ? relationsOf(rarg, within) : []
  const both = { ...scope, relations: [...left, ...right] }
  if (jointype === 'JOIN_INNER') assume(quals, both)
  if (jointype === 'JOIN_LEFT' || jointype === 'JOIN_FULL') makeOptional(right)
  if (jointype === 'JOIN_RIGHT' || jointype === 'JOIN_FULL') makeOptional(left)
  return both.relations
}

function makeOptional(relations: readonly Relation[]): void {
  for (const one of relations) one.optional = true
}

function functionOf(
  { functions, alias, ordinality, coldeflist }: RangeFunction,
  scope: Scope,
): Relation {
  const columns = (functions ?? []).flatMap((node): Column[] => {
    const call = 'List' in node ? node.List.items?.[0] : undefined
    if (!call || !('FuncCall' in call)) return []
    return columnsOfFunction(call.FuncCall, alias, coldeflist, scope)
  })
  if (ordinality) columns.push({ name: 'ordinality', ...never })
  return relation(alias, '', columns)
}

function columnsOfFunction(
  call: FuncCall,
  alias: Alias | undefined,
  definitions: readonly Node[] | undefined,
  scope: Scope,
): Column[] {
  const name = lastName(call.funcname)
  if (definitions) {
    return definitions.map((node) => ({
      name: 'ColumnDef' in node ? (node.ColumnDef.colname ?? '') : '',
      nullable: true,
    }))
  }
  if (name === 'unnest') {
    // Arrays of several lengths would be filled up with nulls; the queries give arrays of one.
    return (call.args ?? []).map((arg) => ({
      name: alias?.aliasname ?? name,
      ...factsOf({ FuncCall: { ...call, args: [arg] } }, scope),
    }))
  }
  const outputs = scope.catalog.tableFunctions.get(name)
  if (outputs && outputs.length > 1)
    return outputs.map((output) => ({ name: output, nullable: true }))
  return [{ name: alias?.aliasname ?? name, ...factsOf({ FuncCall: call }, scope) }]
}
