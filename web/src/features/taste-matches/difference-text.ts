import { tasteMatchesTexts } from '@medley/texts/taste-matches'

/** How far two members' ratings differ; to one decimal, so that the plural form fits the number. */
export function differenceText(difference: number, inCommon: number): string {
  return tasteMatchesTexts.differ({ difference: Math.round(difference * 10) / 10, inCommon })
}
