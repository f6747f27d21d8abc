import type { FriendProgress, OpenProgress, Progress } from '@medley/contract/library/progress'
import { joinFacts } from '../../lib/facts.ts'
import { showNearDay } from '../../lib/time/dates.ts'
import { entryName, entryNumber, entryTitle } from '../entries/entry-names.ts'
import { progressTexts as texts } from './progress.messages.ts'

type Point = Pick<OpenProgress, 'amount' | 'unit' | 'total' | 'entry'>

/** `Page 180 of 412`; null without an amount. */
export function amountText({ amount, unit, total }: Point): string | null {
  if (amount === null) return null
  if (unit === 'page') return texts.page(amount, total)
  return unit === 'percent' ? texts.percent(amount) : texts.minute(amount, total)
}

/** `S2 E4`, or the title of an entry without a number. */
export function shortName(entry: NonNullable<OpenProgress['entry']>): string {
  return entryNumber(entry) || entryTitle(entry)
}

/** `You’re at S2 E4`, `3 left`. */
export function ownParts(progress: Progress): string[] {
  const { state, entry, left } = progress
  const here =
    entry === null
      ? (amountText(progress) ?? texts.begun)
      : texts.at(entryNumber(entry) || entryName(entry))
  const stopped = { going: [], paused: [texts.paused], stopped: [texts.stopped] }[state]
  if (entry === null || state !== 'going') return [here, ...stopped]
  return [here, left > 0 ? texts.left(left) : texts.caughtUp]
}

/** The next entry and how many are left: `S2 E5`, `3 left`. */
export function nextParts(progress: Progress): string[] {
  const { next, left, entry } = progress
  if (next) return [shortName(next), texts.left(left)]
  if (entry) return [shortName(entry), texts.caughtUp]
  return [amountText(progress) ?? texts.begun]
}

/** Where someone is, in few words: `S2 E4`, `Page 180 of 412`. */
export function shortWhere(progress: Point): string {
  if (progress.entry) return shortName(progress.entry)
  return amountText(progress) ?? texts.begunByOther
}

/** `S2 E6 · Friday`: what a friend saw last, or where they are. */
export function friendWhere(progress: FriendProgress): string {
  const { seen } = progress
  if (!seen || progress.amount !== null) return shortWhere(progress)
  return joinFacts([shortName(seen.last), showNearDay(seen.day)])
}
