import { plural } from '../../lib/locale.ts'
import type { Translation } from '../../lib/translation.ts'
import type * as english from './viewings.messages.ts'

function onDays({ total, undated, activeDays }: english.Sum): string {
  const entries = (count: number) => plural(count, { one: '# Eintrag', other: '# Einträge' })
  const days = plural(activeDays, { one: '# Tag', other: '# Tagen' })
  if (undated === 0) return `${entries(total)} an ${days}`
  if (undated === total) return `${entries(total)} ohne Tag`
  return `${entries(total - undated)} an ${days}, ${undated} ohne Tag`
}

export const repeatTexts: Translation<typeof english.repeatTexts> = {
  film: 'Schon einmal gesehen',
  tvShow: 'Schon einmal gesehen',
  book: 'Schon einmal gelesen',
  album: 'Schon einmal gehört',
  podcast: 'Schon einmal gehört',
}

export const viewingTexts: Translation<typeof english.viewingTexts> = {
  own: 'In deinem Tagebuch',
  log: 'Ins Tagebuch',
  another: 'Noch einmal eintragen',
  with: (names) => `mit ${names}`,
  diary: 'Tagebuch',
  ownDiary: 'Mein Tagebuch',
  diaryOf: (name) => `Tagebuch von ${name}`,
  counted: { one: '1 Eintrag', many: 'Einträge', none: 'Dieses Tagebuch ist leer' },
  medium: 'Medium',
  year: 'Jahr',
  all: 'Alle',
  sometimeIn: (year) => `Irgendwann ${year}`,
  noDay: 'Ohne Datum',
  again: 'Noch einmal',
  toReview: (title, rating) => `Rezension zu ${title}, ${rating} von 10`,
  nothing: 'Dieses Tagebuch ist noch leer',
  ownNothing: 'Dein Tagebuch beginnt mit dem Nächsten, was du siehst, liest oder hörst',
  ownNothingDetail: 'Trag es auf seiner Seite ein, oder bring mit, was du anderswo hast.',
  noneSuch: 'Dazu steht nichts in diesem Tagebuch',
  findWork: 'Werk suchen',
  importHistory: 'Verlauf importieren',
  more: 'Mehr zeigen',
  moreFailed: 'Mehr konnte nicht geladen werden',
  loadFailed: 'Etwas ist schiefgegangen',
  actions: (title, day) => `Aktionen für ${title}, ${day}`,
  show: 'Zeigen',
  onlyReviewed: 'Mit Rezension',
  onlyUndated: 'Ohne Tag',
  daysOf: (year) => `Tage von ${year}`,
  wholeYear: (year) => `Das ganze Jahr ${year}`,
  entries: (count) => plural(count, { one: '# Eintrag', other: '# Einträge' }),
  span: ({ season, from, to }) => {
    if (from === null) return `Staffel ${season}`
    return from === to ? `S${season} F${from}` : `S${season} F${from}–F${to}`
  },
  episodes: (count) => plural(count, { one: '# Folge', other: '# Folgen' }),
  tracks: (count) => plural(count, { one: '# Titel', other: '# Titel' }),
  inYear: (sum) => onDays(sum),
  inMonth: (month, sum) => `${month}: ${onDays(sum)}`,
  perDay: 'Einträge pro Tag:',
  shades: ['1', '2', '3–4', '5 und mehr'],
  edit: 'Bearbeiten',
  delete: 'Löschen',
  day: 'Datum',
  tags: 'Schlagwörter',
  tagsHint: 'Durch Kommas getrennt. Nur du siehst sie.',
  tooManyTags: 'Höchstens 20 Schlagwörter mit je bis zu 100 Zeichen',
  cancel: 'Abbrechen',
  save: 'Speichern',
  logged: 'Steht in deinem Tagebuch',
  saved: 'Gespeichert',
  deleted: 'Aus deinem Tagebuch gelöscht',
  failed: 'Etwas ist schiefgegangen',
}
