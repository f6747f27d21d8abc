import { uiTexts } from '@medley/texts/ui'
import { useEffect, useRef } from 'react'
import { formatNumber } from '../../lib/locale.ts'
import { announce } from '../feedback/announcement-store.ts'

/** Plural forms of a count: "1 review", "12 reviews", "no reviews found". */
export type ListWords = { one: string; many: string; none: string }

type ListAnnouncement = {
  /** Identifies the view: filter, order and search term. */
  view: string
  /** Number of items; undefined while unknown. */
  count: number | undefined
  /** True if further items exist beyond `count`. */
  hasMore?: boolean
  words: ListWords
}

/** Announces the count to screen readers when the view changes or the list grows; not on first render. */
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
  const text = `${formatNumber(count)} ${many}`
  return hasMore ? uiTexts.first({ counted: text }) : text
}
