import type { Medium } from '@medley/contract/values/medium'
import { workPageTexts } from './work-page.messages.ts'

/** Unit that the minutes of a work of the medium measure. */
export function lengthWord(medium: Medium): string {
  if (medium === 'film') return workPageTexts.runTime
  return medium === 'tvShow' || medium === 'podcast'
    ? workPageTexts.perEpisode
    : workPageTexts.length
}
