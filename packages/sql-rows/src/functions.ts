import type { FuncCall, Node } from 'libpg-query'
import type { Observed } from './observed.ts'
import { type Fact, lastName, maybe, never, type Scope } from './scope.ts'

type FactsOf = (node: Node | undefined, scope: Scope) => Fact

/** Never null, whatever the arguments are. */
const neverNull = words(`
  count row_number rank dense_rank now clock_timestamp
  json_build_object jsonb_build_object json_build_array jsonb_build_array
  concat concat_ws gen_random_uuid generate_series
  jsonb_array_elements json_array_elements
`)

/** Null only where an argument is. */
const nullByArgument = words(`
  lower upper btrim ltrim rtrim left right length char_length replace md5 chr repeat substr
  round floor ceil abs power sqrt date_trunc date_part extract to_char timezone
  cardinality similarity hashtext
  fold_text normalize_title
`)

/** Aggregates that count null values too, so that a group always gives one a value. */
const keepsNulls = words('array_agg json_agg jsonb_agg json_object_agg jsonb_object_agg')

/** The result of a function. Unknown functions may return null. */
export function callOf(node: FuncCall, scope: Scope, isAggregate: boolean, factsOf: FactsOf): Fact {
  const name = lastName(node.funcname)
  const args = node.args ?? []
  if (neverNull.has(name)) return never
  if (name === 'unnest') return elementsOf(args[0], scope, factsOf)
  const byArgument = (): Fact => ({ nullable: args.some((arg) => factsOf(arg, scope).nullable) })
  if (isAggregate) {
    const mayBeEmpty = !(scope.grouped || node.over) || node.agg_filter !== undefined
    if (mayBeEmpty) return maybe
    return keepsNulls.has(name) ? never : byArgument()
  }
  return nullByArgument.has(name) ? byArgument() : maybe
}

/** The known facts about an array's elements. */
export function elementsOf(node: Node | undefined, scope: Scope, factsOf: FactsOf): Fact {
  if (node === undefined) return maybe
  if ('TypeCast' in node) return elementsOf(node.TypeCast.arg, scope, factsOf)
  if ('ParamRef' in node) return elementsSeen(scope.parameters[(node.ParamRef.number ?? 0) - 1])
  if ('A_ArrayExpr' in node) {
    const elements = node.A_ArrayExpr.elements ?? []
    return { nullable: elements.some((element) => factsOf(element, scope).nullable) }
  }
  return maybe
}

function elementsSeen(seen: Observed | undefined): Fact {
  const items = seen?.items
  if (!items || items.count === 0) return maybe
  return {
    nullable: items.kinds.includes('null'),
    values: items.strings && items.strings.length > 0 ? new Set(items.strings) : undefined,
  }
}

function words(text: string): Set<string> {
  return new Set(text.trim().split(/\s+/))
}
