import { plural } from '../../lib/locale.ts'
import type { Translation } from '../../lib/translation.ts'
import type * as english from './marked-works.messages.ts'

export const markedTexts: Translation<typeof english.markedTexts> = {
  headings: {
    hasEngaged: {
      own: 'Gesehen, gelesen, gehört',
      by: (name) => `Von ${name} gesehen, gelesen, gehört`,
    },
    savedForLater: { own: 'Merkliste', by: (name) => `Merkliste von ${name}` },
  },
  sortBy: 'Sortieren nach',
  newest: 'Zuletzt hinzugefügt',
  oldest: 'Zuerst hinzugefügt',
  title: 'Titel',
  medium: 'Medium',
  all: 'Alle',
  countWorks: (count) => plural(count, { one: '# Werk', other: '# Werke' }),
}
