import type { Node } from 'libpg-query'

type KindsOf<N> = N extends unknown ? keyof N : never

/** Contents of each kind of node: `{ ColumnRef: { fields } }`. */
type Contents = { [K in KindsOf<Node>]: Extract<Node, Record<K, unknown>>[K] }

/** A reader for some kinds of node. */
export type Readers<Result, More extends unknown[] = []> = {
  [K in keyof Contents]?: (content: Contents[K], ...more: More) => Result
}

/** The result of the reader for the node's kind; undefined if there is none. */
export function readByKind<Result, More extends unknown[]>(
  node: Node | undefined,
  readers: Readers<Result, More>,
  ...more: More
): Result | undefined {
  const [entry] = Object.entries(node ?? {})
  if (!entry) return undefined
  const [kind, content] = entry as [keyof Contents, unknown]
  const read = readers[kind] as ((content: unknown, ...more: More) => Result) | undefined
  return read?.(content, ...more)
}
