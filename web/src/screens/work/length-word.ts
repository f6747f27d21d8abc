import { workPageTexts } from '@medley/texts/work-page'
import type { Medium } from '@medley/contract/values/medium'

/** Unit that the minutes of a work of the medium measure. */
export function lengthWord(medium: Medium): string {
  if (medium === 'film') return workPageTexts.runTime
  return medium === 'tvShow' || medium === 'podcast'
    ? workPageTexts.perEpisode
    : workPageTexts.length
}
