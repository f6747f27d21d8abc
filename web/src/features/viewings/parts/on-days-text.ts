import { viewingsTexts } from '@medley/texts/viewings'

/** Entries of a month or year. */
interface Sum {
  total: number
  /** Without a day. */
  undated: number
  activeDays: number
}

/** `5 entries on 3 days`, and how many of them have no day. */
export function onDaysText({ total, undated, activeDays }: Sum): string {
  if (undated === 0) return viewingsTexts.onDays.dated({ count: total, days: activeDays })
  if (undated === total) return viewingsTexts.onDays.undated({ count: total })
  return viewingsTexts.onDays.both({ count: total - undated, days: activeDays, undated })
}
