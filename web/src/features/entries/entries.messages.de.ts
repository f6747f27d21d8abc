import type { Medium } from '@medley/contract/values/medium'
import { plural } from '../../lib/locale.ts'
import type { Translation } from '../../lib/translation.ts'
import type { entryTexts as english } from './entries.messages.ts'

const isHeard = (medium: Medium) => medium === 'album' || medium === 'podcast'

export const entryTexts: Translation<typeof english> = {
  showTitle: 'Titel zeigen',
  season: (season: number) => `Staffel ${season}`,
  shortSeason: (season: number) => `S${season}`,
  shortEpisode: (season: number, number: number) => `S${season} F${number}`,
  specials: 'Specials',
  disc: (disc: number) => `CD ${disc}`,
  episode: (number: number) => `Folge ${number}`,
  track: (number: number) => `Titel ${number}`,
  untitled: 'Ohne Titel',
  progress: (seen: number, out: number) => `${seen} von ${out}`,
  episodes: (count: number) => plural(count, { one: '# Folge', other: '# Folgen' }),
  minutes: (count: number) => `${count} Min.`,
  seen: (name: string, medium: Medium) =>
    isHeard(medium) ? `${name} als gehört markieren` : `${name} als gesehen markieren`,
  seasonSeen: (name: string) => `${name} ganz als gesehen markieren`,
  upToHere: 'Bis hierhin gesehen',
  again: (medium: Medium) => (isHeard(medium) ? 'Noch einmal gehört' : 'Noch einmal gesehen'),
  seenAgain: (name: string, medium: Medium) =>
    `${name} noch einmal ${isHeard(medium) ? 'gehört' : 'gesehen'}`,
  undated: 'Früher gesehen, ohne Datum',
  unmark: 'Nicht gesehen',
  rate: (name: string) => `${name} bewerten`,
  removeRating: 'Bewertung entfernen',
  ownRating: (name: string, rating: number) => `Deine Bewertung für ${name}: ${rating} von 10`,
  yourRating: 'Deine Bewertung',
  score: (name: string) => `Bewertung von ${name}`,
  actions: (name: string) => `Aktionen für ${name}`,
  open: (name: string) => `${name} zeigen`,
  scores: 'Bewertungen nach Folgen',
  trackScores: 'Bewertungen nach Titeln',
  bar: (name: string, score: string, count: number) =>
    `${name}: ${score}, ${plural(count, { one: '# Bewertung', other: '# Bewertungen' })}`,
  allSeasons: (count) => `Alle ${count} Staffeln`,
  unlisted: 'Folge hinzufügen',
  seasonNumber: 'Staffel',
  episodeNumber: 'Folge',
  markEpisode: 'Als gesehen markieren',
  wrongNumber: 'Nur ganze Zahlen',
  year: 'Jahr',
  allYears: 'Alle Jahre',
  search: 'Folgen suchen',
  none: 'Keine Folgen gefunden',
  gone: 'Nicht verzeichnet',
  notOut: (date: string) => `Ab ${date}`,
  friendsSaw: (count: number) => plural(count, { one: '# Freund', other: '# Freunde' }),
  loadFailed: 'Etwas ist schiefgegangen',
  moreFailed: 'Mehr konnte nicht geladen werden',
  more: 'Mehr anzeigen',
  failed: 'Etwas ist schiefgegangen',
  unlikely:
    'Das liegt weit hinter den hier bekannten Staffeln und Folgen. Bitte prüfe die Nummern.',
  tooMany: 'Zu viele in kurzer Zeit. Bitte versuche es später noch einmal.',
  seenNow: (name: string, medium: Medium) => `${name} ${isHeard(medium) ? 'gehört' : 'gesehen'}`,
  unseenNow: (name: string, medium: Medium, isStillSeen: boolean) =>
    isStillSeen
      ? `${name}: Das letzte Mal ist entfernt`
      : `${name} ist nicht mehr als ${isHeard(medium) ? 'gehört' : 'gesehen'} markiert`,
  unmarked: (count: number, medium: Medium) =>
    count === 0
      ? 'Nichts war markiert'
      : `${plural(count, { one: '# Eintrag', other: '# Einträge' })} nicht mehr als ${isHeard(medium) ? 'gehört' : 'gesehen'} markiert`,
  marked: (count, season) => {
    if (count === 0) return 'Alle waren schon markiert'
    const episodes = plural(count, { one: '# Folge', other: '# Folgen' })
    if (season === undefined) return `${episodes} als gesehen markiert`
    const name = season === 0 ? 'Specials' : `Staffel ${season}`
    return `${name} als gesehen markiert${count > 1 ? ` · ${episodes}` : ''}`
  },
  ratings: 'Bewertungen',
  overall: 'Insgesamt',
  friends: 'Freunde',
  you: 'Du',
  noRatings: 'Noch keine Bewertungen',
  histogram: 'Bewertungen nach Sternen',
  histogramBar: (rating: number, count: number) =>
    `${rating} von 10: ${plural(count, { one: '# Bewertung', other: '# Bewertungen' })}`,
  friendsWhoSaw: (medium: Medium) =>
    isHeard(medium) ? 'Freunde, die es gehört haben' : 'Freunde, die es gesehen haben',
  viewers: (count: number, medium: Medium) =>
    `${plural(count, { one: '# Mitglied hat', other: '# Mitglieder haben' })} es ${isHeard(medium) ? 'gehört' : 'gesehen'}`,
  ownDays: (medium: Medium) => (isHeard(medium) ? 'Du hast es gehört' : 'Du hast es gesehen'),
  noDay: 'ohne Datum',
  isSeen: (medium: Medium) => (isHeard(medium) ? 'Gehört' : 'Gesehen'),
  markAsSeen: (medium: Medium) =>
    isHeard(medium) ? 'Als gehört markieren' : 'Als gesehen markieren',
  countRatings: (count: number) => plural(count, { one: '# Bewertung', other: '# Bewertungen' }),
  neighbours: 'Davor und danach',
  previous: 'Davor',
  next: 'Danach',
  notFound: 'Diese Folge oder diesen Titel gibt es hier nicht.',
  toWork: 'Zum ganzen Werk',
}
