import { formatList, plural } from '../../lib/locale.ts'
import type { Translation } from '../../lib/translation.ts'
import type * as english from './friends-days.messages.ts'

const verbs: Record<english.DoneKind, string> = {
  saved: 'vorgemerkt',
  listed: 'auf eine Liste gesetzt',
  finished: 'beendet',
  all: 'vorgemerkt, auf Listen gesetzt oder beendet',
}

export const friendsDaysTexts: Translation<typeof english.friendsDaysTexts> = {
  line: (kind, names, others, works) => {
    const who =
      others > 0
        ? [...names, plural(others, { one: '# weitere Person', other: '# weitere' })]
        : names
    const have = who.length === 1 ? 'hat' : 'haben'
    const what =
      typeof works === 'string' ? `„${works}“` : plural(works, { one: '# Werk', other: '# Werke' })
    return `${formatList(who)} ${have} ${what} ${verbs[kind]}`
  },
  acts: {
    saved: (name) => `${name}: vorgemerkt`,
    listed: (name) => `${name}: auf einer Liste`,
    finished: (name) => `${name}: beendet`,
  },
  toList: (name, list) => `${name}: „${list}“`,
  moreActs: (count) => `und ${count} weitere`,
  moreWorks: (count) => plural(count, { one: 'und # weiteres Werk', other: 'und # weitere Werke' }),
  menu: 'Mehr zu dieser Karte',
  hide: 'Diese Karten nicht zeigen',
  hidden: 'Diese Karten siehst du nicht mehr',
  undo: 'Rückgängig',
}

export const friendsDaysSettingTexts: Translation<typeof english.friendsDaysSettingTexts> = {
  heading: 'Startseite',
  show: 'Zeigen, was Freunde sich merken, auf Listen setzen und beenden',
  hint: 'Eine zugeklappte Karte am Tag, zwischen den Beiträgen.',
  failed: 'Die Einstellung konnte nicht geladen werden',
  notSaved: 'Nicht gespeichert. Versuch es noch einmal.',
}
