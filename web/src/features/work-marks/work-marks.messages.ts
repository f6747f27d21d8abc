import type { Medium } from '@medley/contract/values/medium'
import { engagedVerbs } from '../works/medium-words.ts'
import { plural } from '../../lib/locale.ts'

/** Messages after a toggle, on success and on failure. */
export interface ToggleTexts {
  /** Undefined shows no message on success. */
  done?: ((medium: Medium, mark: Mark, on: boolean) => string) | undefined
  failed: Record<Mark, string>
}

/** The two marks a member sets on a work, by their wire names. */
export type Mark = 'hasEngaged' | 'savedForLater'

/** For the work page, search results and explore. */
export const quietToggleTexts: ToggleTexts = {
  failed: { hasEngaged: 'An error has occurred', savedForLater: 'An unexpected error occurred' },
}

/** For the pages of saved and engaged works. */
export const pageToggleTexts: ToggleTexts = {
  done: (medium, mark, on) => {
    if (mark === 'savedForLater') {
      return on ? 'Successfully saved for later' : 'Successfully removed from saved for later'
    }
    const verb = engagedVerbs[medium]
    return on ? `Successfully marked as ${verb}` : `Successfully removed from ${verb}`
  },
  failed: {
    hasEngaged: 'An unexpected error has occurred',
    savedForLater: 'An unexpected error has occurred',
  },
}

/** Texts of the pages of saved and engaged works. */
export const markedTexts = {
  headings: {
    hasEngaged: { own: 'Works Engaged', by: (name: string) => `Works Engaged by ${name}` },
    savedForLater: { own: 'Saved for Later', by: (name: string) => `Saved for Later by ${name}` },
  } satisfies Record<Mark, { own: string; by: (name: string) => string }>,
  sortBy: 'Sort by',
  newest: 'Time Added: newest',
  oldest: 'Time Added: oldest',
  title: 'Title',
  medium: 'Medium',
  all: 'All',
  countWorks: (count: number) => plural(count, { one: '# work', other: '# works' }),
}
