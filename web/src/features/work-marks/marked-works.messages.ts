import { plural } from '../../lib/locale.ts'
import type { Mark } from './work-marks.messages.ts'

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
