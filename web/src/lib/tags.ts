import { countCodePoints, limits } from '@medley/contract/limits'
import { hasVisibleSign } from '@medley/contract/values/visible-sign'

/** The tags in a text that separates them by commas, each once. */
export function tagsIn(text: string): string[] {
  const tags = text.split(',').map((tag) => tag.trim())
  return [...new Set(tags.filter(hasVisibleSign))]
}

/** True if a viewing or list may have these tags. */
export function areWithinLimits(tags: readonly string[]): boolean {
  return tags.length <= limits.tagsMax && tags.every((tag) => countCodePoints(tag) <= limits.tagMax)
}
