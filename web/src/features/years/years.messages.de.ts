import type { Medium } from '@medley/contract/values/medium'
import { plural } from '../../lib/locale.ts'
import type { Translation } from '../../lib/translation.ts'
import type * as english from './years.messages.ts'

export const yearsTexts: Translation<typeof english.yearsTexts> = {
  own: (year) => `Dein ${year}`,
  of: (name, year) => `${year} von ${name}`,
  loadFailed: 'Das Jahr konnte nicht geladen werden.',
  tooShort: (year) => `Dein ${year} ist noch kurz`,
  missing: (count) =>
    plural(count, {
      one: 'Noch ein Werk mit Datum, dann lässt es sich erzählen.',
      other: 'Noch # Werke mit Datum, dann lässt es sich erzählen.',
    }),
  toDiary: 'Zum Tagebuch',
  number: 'Die Zahl',
  month: 'Der Monat',
  faces: 'Die Gesichter des Jahres',
  surprise: 'Die Überraschung',
  person: 'Geteilt mit',
  worst: 'Die schlimmste Stunde',
  best: 'Das bleibt',
  works: (count) => plural(count, { one: 'Werk', other: 'Werke' }),
  ofMedium: (medium, count) => plural(count, mediumForms[medium]),
  hours: (count) => plural(count, { one: '# Stunde', other: '# Stunden' }),
  pages: (count) => plural(count, { one: '# Seite', other: '# Seiten' }),
  inMonth: (count) => plural(count, { one: '# Werk', other: '# Werke' }),
  monthCount: (month, count) => `${month}: ${plural(count, { one: '# Werk', other: '# Werke' })}`,
  byCovers: (year) => `${year} in Covern`,
  you: 'Du',
  everyone: 'Alle',
  usually: (medium) => usualForms[medium],
  inCommon: (count) => plural(count, { one: '# gemeinsames Werk', other: '# gemeinsame Werke' }),
  evenings: (count) => plural(count, { one: '# gemeinsamer Abend', other: '# gemeinsame Abende' }),
  sent: (count) =>
    plural(count, { one: '# Werk einander geschickt', other: '# Werke einander geschickt' }),
  notSoBad: 'Selbst das Schlimmste war nicht schlecht.',
  readReview: 'Rezension lesen',
  share: 'Teilen',
  shareScene: (scene) => `„${scene}“ teilen`,
  portrait: 'Bild im Hochformat',
  wide: 'Bild im Querformat',
  withFriends: 'Das Jahr deiner Freunde',
  toStatistics: (year) => `${year} in Zahlen`,
}

const mediumForms: Record<Medium, { one: string; other: string }> = {
  film: { one: '# Film', other: '# Filme' },
  tvShow: { one: '# Serie', other: '# Serien' },
  book: { one: '# Buch', other: '# Bücher' },
  album: { one: '# Album', other: '# Alben' },
  podcast: { one: '# Podcast', other: '# Podcasts' },
}

/** Whose mean a rating is compared with. */
const usualForms: Record<Medium, string> = {
  film: 'Filme sonst',
  tvShow: 'Serien sonst',
  book: 'Bücher sonst',
  album: 'Alben sonst',
  podcast: 'Podcasts sonst',
}

export const circleTexts: Translation<typeof english.circleTexts> = {
  title: (year) => `${year} mit Freunden`,
  own: 'Dein eigenes Jahr',
  loadFailed: 'Das Jahr konnte nicht geladen werden.',
  none: 'Noch nichts gemeinsam',
  noneHint: 'Sobald Freunde dieselben Werke eintragen, trefft ihr euch hier.',
  common: 'Das kennen die meisten von euch',
  people: (count) => plural(count, { one: '# von euch', other: '# von euch' }),
  quarrel: 'Der Streit des Jahres',
  busiest: 'Am meisten gesehen, gelesen und gehört',
  works: (count) => plural(count, { one: '# Werk', other: '# Werke' }),
}

export const homeYearTexts: Translation<typeof english.homeYearTexts> = {
  isReady: (year) => `Dein ${year} ist da`,
}

export const linkTexts: Translation<typeof english.linkTexts> = {
  label: 'Seiten der Statistik',
  numbers: 'In Zahlen',
  goals: 'Ziele',
  review: (year) => `Rückblick ${year}`,
}

export const ownerTexts: Translation<typeof english.ownerTexts> = {
  private: 'Das siehst nur du.',
  privateHint: 'Veröffentliche es, um den Link zu teilen.',
  public: 'Veröffentlicht.',
  publicHint: 'Alle, die dein Tagebuch sehen, sehen es.',
  publish: 'Veröffentlichen',
  unpublish: 'Nicht mehr zeigen',
  published: 'Dein Jahr ist veröffentlicht',
  unpublished: 'Dein Jahr siehst jetzt nur noch du',
  publishFailed: 'Das konnte nicht gespeichert werden. Bitte versuch es noch einmal.',
  leaveOut: 'Weglassen',
  leaveOutOf: (title) => `${title} weglassen`,
  takeBack: 'Zurückholen',
  takeBackOf: (title) => `${title} zurückholen`,
  leftOut: 'Aus deinem Jahr weggelassen',
  takenBack: 'Wieder in deinem Jahr',
  leaveOutFailed: 'Das konnte nicht gespeichert werden. Bitte versuch es noch einmal.',
  choose: 'Was darin vorkommt',
  chooseHint: 'Was du weglässt, kommt in keiner Szene und auf keinem Bild vor.',
  chooseOpen: 'Werke auswählen',
  leftOutCount: (count) =>
    plural(count, { one: '# Werk ist weggelassen', other: '# Werke sind weggelassen' }),
  noPicture: 'Das dürfen nicht alle sehen, deshalb gibt es kein Bild davon.',
}

export const yearWorksTexts: Translation<typeof english.yearWorksTexts> = {
  failed: 'Die Werke konnten nicht geladen werden.',
  more: 'Mehr zeigen',
  moreFailed: 'Mehr konnte nicht geladen werden.',
}
