import { isMedium, type Medium } from '@medley/contract/values/medium'

/** Filter of a diary; null and false show all. */
export interface DiaryView {
  medium: Medium | null
  year: number | null
  /** From 1; of the year. */
  month: number | null
  /** Only viewings with a review. */
  isReviewed: boolean
  /** Only viewings without any date. */
  isUndated: boolean
}

/** The view in an address; values that make no sense are left out. */
export function readDiaryView(search: URLSearchParams): DiaryView {
  const medium = search.get('medium')
  const year = numberIn(search.get('year'), 9999)
  return {
    medium: isMedium(medium) ? medium : null,
    year,
    month: year === null ? null : numberIn(search.get('month'), 12),
    isReviewed: search.get('reviewed') === 'true',
    isUndated: search.get('undated') === 'true',
  }
}

/** A whole number from 1 to `max`, without leading zeros; null for any other text. */
export function numberIn(text: string | null, max: number): number | null {
  const number = text !== null && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : null
  return number !== null && number <= max ? number : null
}
