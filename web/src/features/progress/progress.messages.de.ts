import { plural } from '../../lib/locale.ts'
import type { Translation } from '../../lib/translation.ts'
import type * as english from './progress.messages.ts'

export const progressTexts: Translation<typeof english.progressTexts> = {
  heading: 'Dein Stand',
  start: (medium) => {
    if (medium === 'book') return 'Ich lese es gerade'
    return medium === 'tvShow' ? 'Ich sehe sie gerade' : 'Ich höre ihn gerade'
  },
  at: (name) => `Du bist bei ${name}`,
  begun: 'Du hast angefangen',
  left: (count) => plural(count, { one: 'noch #', other: 'noch #' }),
  caughtUp: 'Du bist auf dem neuesten Stand',
  page: (page, total) => (total === null ? `Seite ${page}` : `Seite ${page} von ${total}`),
  percent: (percent) => `${percent} %`,
  minute: (minute) => `Minute ${minute}`,
  seeNext: (name, medium) => (medium === 'tvShow' ? `${name} gesehen` : `${name} gehört`),
  pageField: 'Seite',
  totalField: 'von',
  save: 'Speichern',
  wrongPage: 'Nur ganze Zahlen, und keine Seite nach der letzten',
  paused: 'Pausiert',
  stopped: 'Abgebrochen',
  pause: 'Pausieren',
  stop: 'Abbrechen',
  resume: 'Weitermachen',
  remove: 'Meinen Stand vergessen',
  actions: 'Aktionen für deinen Stand',
  failed: 'Etwas ist schiefgegangen',
}
