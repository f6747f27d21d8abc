import type { MediaList } from '@medley/contract/values/shapes'
import { progressText } from '../lists.messages.ts'

/** How much of a list the member knows; null for visitors and empty lists. */
export function progressOf({ engagedCount, entryCount, mediums }: MediaList): string | null {
  if (engagedCount === null || entryCount === 0) return null
  return progressText(engagedCount, entryCount, mediums)
}
