import { progressTexts } from '@medley/texts/progress'
import type { FriendProgress, OpenProgress, Progress } from '@medley/contract/library/progress'
import { joinFacts } from '../../lib/facts.ts'
import { showNearDay } from '../../lib/time/dates.ts'
import { entryNumber, entryTitle } from '../entries/entry-names.ts'

type Point = Pick<OpenProgress, 'amount' | 'unit' | 'total' | 'entry'>

/** `Page 180 of 412`; null without an amount. */
export function amountText({ amount, unit, total }: Point): string | null {
  if (amount === null) return null
  if (unit === 'page') return progressTexts.page({ page: amount, total })
  return unit === 'percent'
    ? progressTexts.percent({ percent: amount })
    : progressTexts.minute({ minute: amount, total })
}

/** `S2 E4`, or the title of an entry without a number. */
export function shortName(entry: NonNullable<OpenProgress['entry']>): string {
  return entryNumber(entry) || entryTitle(entry)
}

/** `S2 E4`, `p. 180`, `44%`; undefined at the start. */
export function shortPoint({ entry, amount, unit, total }: Point): string | undefined {
  if (entry) return shortName(entry)
  if (amount === null) return undefined
  return unit === 'page'
    ? progressTexts.shortPage({ page: amount })
    : (amountText({ entry, amount, unit, total }) ?? undefined)
}

/** How much is left after the last entry; null where that is not known. */
export function leftText({ entry, left }: Progress): string | null {
  if (!entry) return null
  return left > 0 ? progressTexts.left({ count: left }) : progressTexts.caughtUp
}

/** The next entry and how many are left: `S2 E5`, `3 left`. */
export function nextParts(progress: Progress): string[] {
  const { next, left, entry } = progress
  if (next) return [shortName(next), progressTexts.left({ count: left })]
  if (entry) return [shortName(entry), progressTexts.caughtUp]
  return [amountText(progress) ?? progressTexts.begun]
}

/** Where someone is, in few words: `S2 E4`, `Page 180 of 412`. */
export function shortWhere(progress: Point): string {
  if (progress.entry) return shortName(progress.entry)
  return amountText(progress) ?? progressTexts.begunByOther
}

/** `S2 E6 · Friday`: what a friend saw last, or where they are. */
export function friendWhere(progress: FriendProgress): string {
  const { seen } = progress
  if (!seen || progress.amount !== null) return shortWhere(progress)
  return joinFacts([shortName(seen.last), showNearDay(seen.day)])
}
