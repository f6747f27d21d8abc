/** The parts of an answer that tell if a page follows. */
export interface Page {
  items?: readonly unknown[]
  totalCount?: number | undefined
  hasMoreItems?: boolean
  before?: string | number | null
  after?: string | number | null
  nextCursor?: string | null
  nextToken?: string | null
}

/** The values of a call that lead to a page; none lead to the first one. */
export type PageValues = Readonly<Record<string, string | number>>

/** Cursors in answers, and the values that take them back. */
const cursors = [
  ['before', 'before'],
  ['after', 'after'],
  ['nextCursor', 'cursor'],
  ['nextToken', 'nextToken'],
] as const

/**
 * The values of the page after the loaded ones; undefined at the end. An answer has a cursor, counts all items or says if
 * there are more; among answers with items alone, a page shorter than the limit is the last.
 */
export function nextPage(loaded: readonly Page[], limit = 0): PageValues | undefined {
  const last = loaded.at(-1) ?? {}
  for (const [given, taken] of cursors) {
    const cursor = last[given]
    if (cursor !== undefined) return cursor === null ? undefined : { [taken]: cursor }
  }
  const { items = [], totalCount, hasMoreItems } = last
  const offset = loaded.reduce((sum, page) => sum + (page.items?.length ?? 0), 0)
  const isMore =
    hasMoreItems ?? (totalCount === undefined ? items.length >= limit : offset < totalCount)
  return isMore && items.length > 0 ? { offset } : undefined
}
