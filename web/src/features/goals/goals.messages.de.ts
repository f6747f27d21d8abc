import { limits } from '@medley/contract/limits'
import type { Medium } from '@medley/contract/values/medium'
import { plural } from '../../lib/locale.ts'
import type { Translation } from '../../lib/translation.ts'
import type * as english from './goals.messages.ts'

const works: Record<Medium, (count: number) => string> = {
  film: (count) => plural(count, { one: '# Film', other: '# Filme' }),
  tvShow: (count) => plural(count, { one: '# Serie', other: '# Serien' }),
  book: (count) => plural(count, { one: '# Buch', other: '# Bücher' }),
  album: (count) => plural(count, { one: '# Album', other: '# Alben' }),
  podcast: (count) => plural(count, { one: '# Podcast', other: '# Podcasts' }),
}

export const goalTexts: Translation<typeof english.goalTexts> = {
  goals: 'Ziele',
  own: 'Deine Ziele',
  of: (name) => `Ziele von ${name}`,
  loadFailed: 'Die Ziele konnten nicht geladen werden.',
  worksOf: (medium, count) => works[medium](count),
  works: (count) => plural(count, { one: '# Werk', other: '# Werke' }),
  pages: (count) => plural(count, { one: '# Seite', other: '# Seiten' }),
  hours: (count) => plural(count, { one: '# Stunde', other: '# Stunden' }),
  episodes: (count) => plural(count, { one: '# Folge', other: '# Folgen' }),
  inYear: (amount, year) => `${amount} im Jahr ${year}`,
  listUntil: (title, day) => `„${title}“ bis zum ${day}`,
  doneOf: (done, target) => `${done} von ${target}`,
  reached: 'Geschafft',
  beyond: (more) => `Geschafft, und noch ${more} dazu`,
  toGo: (amount) => `Noch ${amount}`,
  inTheEnd: (done) => `${done} sind es geworden`,
  soon: 'Kommt noch',
  onlyYou: 'Nur du siehst es',
  allGoals: 'Alle Ziele',
  moreGoals: (count) => plural(count, { one: 'und # weiteres Ziel', other: 'und # weitere Ziele' }),
}

export const goalPageTexts: Translation<typeof english.goalPageTexts> = {
  set: 'Ziel setzen',
  edit: 'Ziel ändern',
  none: 'Noch keine Ziele',
  noneOwn:
    'Ein paar Bücher, Filme oder Stunden in einem Jahr oder eine Liste bis zu einem bestimmten Tag. Nur wenn du magst, und so klein du magst.',
  noneOther: (name) => `${name} zeigt keine Ziele.`,
  earlier: 'Frühere Jahre zeigen',
  moreFailed: 'Weitere Ziele konnten nicht geladen werden.',
  more: (goal) => `Aktionen für ${goal}`,
  change: 'Ändern',
  remove: 'Entfernen',
  removed: 'Ziel entfernt',
  removeFailed: 'Das Ziel konnte nicht entfernt werden.',
  what: 'Was',
  kinds: {
    works: 'Werke',
    pages: 'Seiten',
    minutes: 'Stunden',
    episodes: 'Folgen',
    list: 'Eine Liste von mir',
  },
  medium: 'Medium',
  anyMedium: 'Alle',
  howMany: 'Wie viele',
  year: 'Jahr',
  list: 'Liste',
  chooseList: 'Liste wählen',
  listMissing: 'Eine deiner Listen',
  listsFailed: 'Deine Listen konnten nicht geladen werden.',
  noLists: 'Du hast noch keine Liste.',
  makeList: 'Liste anlegen',
  until: 'Bis zum',
  isPrivate: 'Nur ich sehe es',
  cancel: 'Abbrechen',
  save: 'Speichern',
  numberMissing: (max) => `Gib eine ganze Zahl von 1 bis ${max} ein`,
  dayMissing: 'Wähle den Tag, bis zu dem du sie schaffen willst',
  exists: 'Dieses Ziel hast du schon.',
  full: plural(limits.goalsPerYear, {
    one: 'Ein Jahr hat Platz für # Ziel.',
    other: 'Ein Jahr hat Platz für # Ziele. Entferne eines für ein neues.',
  }),
  listGone: 'Diese Liste gibt es nicht mehr.',
  gone: 'Dieses Ziel gibt es nicht mehr.',
  notSaved: 'Das Ziel konnte nicht gespeichert werden.',
  windowFailed: 'Das hat nicht geklappt. Bitte versuch es noch einmal.',
}
