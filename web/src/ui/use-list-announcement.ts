import { useEffect, useRef } from 'react'
import { announce } from './announcement-store.ts'

/** How a list is counted: "1 review", "12 reviews", "no reviews found". */
export type ListWords = { one: string; many: string; none: string }

type ListAnnouncement = {
  /** What is listed: filter, order and term. */
  view: string
  /** How many there are; undefined while it is not known. */
  count: number | undefined
  /** There are more than those. */
  hasMore?: boolean
  words: ListWords
}

/** Says how many there are once another view has come or the list has grown; the first view is no news. */
export function useListAnnouncement({
  view,
  count,
  hasMore = false,
  words,
}: ListAnnouncement): void {
  const known = useRef<{ view: string; count: number | undefined }>({ view, count })
  useEffect(() => {
    if (count === undefined) return
    const before = known.current
    known.current = { view, count }
    const hasGrown = before.count !== undefined && count > before.count
    if (view !== before.view || hasGrown) announce(countText(count, hasMore, words))
  }, [view, count, hasMore, words])
}

function countText(count: number, hasMore: boolean, { one, many, none }: ListWords): string {
  if (count === 0) return none
  if (count === 1) return one
  const text = `${count.toLocaleString('en-US')} ${many}`
  return hasMore ? `First ${text}` : text
}
