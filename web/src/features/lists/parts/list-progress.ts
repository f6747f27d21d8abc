import { listsTexts } from '@medley/texts/lists'
import type { Medium } from '@medley/contract/values/medium'
import type { MediaList } from '@medley/contract/values/shapes'

/** How much of a list the member knows; null for visitors and empty lists. */
export function progressOf({ engagedCount, entryCount, mediums }: MediaList): string | null {
  if (engagedCount === null || entryCount === 0) return null
  return progressText(engagedCount, entryCount, mediums)
}

/** `3 of 11 watched`; `seen or heard` and the like for a mixture of mediums. */
export function progressText(done: number, count: number, mediums: readonly Medium[]): string {
  return listsTexts.progress({ done, count, acts: actsOf(mediums) })
}

const actOf = {
  film: 'seen',
  tvShow: 'seen',
  book: 'read',
  album: 'heard',
  podcast: 'heard',
} as const satisfies Record<Medium, string>

/** The name of a mixture of acts in the text: `seen_heard`; `all` for the three of them. */
function actsOf(mediums: readonly Medium[]): string {
  const present = new Set<string>(mediums.map((medium) => actOf[medium]))
  const acts = ['seen', 'read', 'heard'].filter((act) => present.has(act))
  return acts.length === 3 ? 'all' : acts.join('_') || 'seen'
}
