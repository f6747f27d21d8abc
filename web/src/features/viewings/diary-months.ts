import type { DiaryRow } from '@medley/contract/library/viewings'

export interface DiaryMonth {
  /** `YYYY-MM`, or `YYYY` for viewings of which only the year is known; null for those without a date. */
  month: string | null
  viewings: DiaryRow[]
}

/** Viewings by month, in their order. */
export function byMonth(viewings: readonly DiaryRow[]): DiaryMonth[] {
  const months: DiaryMonth[] = []
  for (const viewing of viewings) {
    const month = viewing.day?.slice(0, 7) ?? null
    const last = months.at(-1)
    if (last?.month === month) last.viewings.push(viewing)
    else months.push({ month, viewings: [viewing] })
  }
  return months
}
