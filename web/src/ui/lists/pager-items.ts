export type PagerItem = { page: number } | { gapAfter: number }

/** Pages shown on each side of the current one. */
const reach = 2

/**
 * The current page (from 1) with two on either side, the first and the last, and a gap wherever
 * pages are omitted. No page appears twice.
 */
export function pagerItems(page: number, pageCount: number): PagerItem[] {
  const items: PagerItem[] = []
  let last = 0
  for (let n = 1; n <= pageCount; n += 1) {
    const shown = n === 1 || n === pageCount || Math.abs(n - page) <= reach
    if (!shown) continue
    if (n - last > 1) items.push({ gapAfter: last })
    items.push({ page: n })
    last = n
  }
  return items
}
