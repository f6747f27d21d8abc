import { engagedVerbs } from '../works/medium-words.ts'
import type * as english from './work-marks.messages.ts'
import { plural } from '../../lib/locale.ts'
import type { Translation } from '../../lib/translation.ts'

export const quietToggleTexts: typeof english.quietToggleTexts = {
  failed: { hasEngaged: 'Etwas ist schiefgegangen', savedForLater: 'Etwas ist schiefgegangen' },
}

export const pageToggleTexts: typeof english.pageToggleTexts = {
  done: (medium, mark, on) => {
    if (mark === 'savedForLater')
      return on ? 'Auf deiner Merkliste' : 'Von deiner Merkliste genommen'
    const verb = engagedVerbs[medium].toLowerCase()
    return on ? `Als ${verb} markiert` : `Nicht mehr als ${verb} markiert`
  },
  failed: quietToggleTexts.failed,
}

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
