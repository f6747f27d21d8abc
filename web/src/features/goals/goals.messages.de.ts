import type { Medium } from '@medley/contract/medium'
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
  ahead: (amount) => `${amount} voraus`,
  onYourWay: 'Auf dem Weg',
  onTheWay: 'Auf dem Weg',
  inTheEnd: (done) => `${done} sind es geworden`,
  soon: 'Kommt noch',
  onlyYou: 'Nur du siehst es',
  allGoals: 'Alle Ziele',
  moreGoals: (count) => plural(count, { one: 'und # weiteres Ziel', other: 'und # weitere Ziele' }),
}
