import { formatNumber, plural } from '../../lib/locale.ts'
import type { Translation } from '../../lib/translation.ts'
import type * as english from './table.messages.ts'

export const tableTexts: Translation<typeof english.tableTexts> = {
  heading: 'Was steht in deinen Spalten?',
  lead: (file) =>
    `${file} ist kein Export, den wir kennen, also vielleicht eine eigene Tabelle. Sag uns, was in den Spalten steht; darunter siehst du, was aus den ersten Zeilen wird.`,
  remembered: 'So eingestellt wie beim letzten Mal, als eine Datei dieselben Spalten hatte.',
  column: (place) => `Spalte ${place}`,
  meaningOf: (column) => `Was „${column}“ ist`,
  columns: 'Spalten',
  ignored: 'Nicht verwenden',
  meanings: {
    title: 'Titel',
    year: 'Erscheinungsjahr',
    creator: 'Von wem',
    medium: 'Film, Serie, Buch …',
    id: 'IMDb, TMDB oder ISBN',
    rating: 'Deine Bewertung',
    date: 'Fertig am',
    text: 'Deine Rezension',
    status: 'Status',
    tags: 'Schlagwörter',
    list: 'Name einer Liste',
    rank: 'Platz in einer Liste',
    season: 'Staffel',
    episode: 'Folge',
  },
  firstIsWork: 'Schon die erste Zeile ist ein Werk, keine Überschrift',
  medium: 'Was sind das?',
  mediumOfRest: 'Und wo es nicht dabeisteht?',
  chooseMedium: 'Auswählen',
  leaveOut: 'Auslassen',
  mediums: {
    film: 'Filme',
    tvShow: 'Serien',
    book: 'Bücher',
    album: 'Alben',
    podcast: 'Podcasts',
  },
  mediumWords: 'Arten in der Tabelle',
  scale: 'Bewertungen gehen bis',
  scales: { '5': '5', '10': '10', '20': '20', '100': '100', letters: 'A+ (Buchstaben)' },
  dayOrder: 'Was steht im Datum zuerst?',
  dayOrders: { 'day first': 'Der Tag', 'month first': 'Der Monat' },
  rows: 'Was sind diese Zeilen?',
  chooseRows: 'Auswählen',
  toldRows: 'Wie es in der Tabelle steht',
  finishedRows: 'Gesehen, gelesen oder gehört',
  listedRows: 'Eine Liste',
  listTitle: 'Name der Liste',
  statusOfRest: 'Wie weit bist du, wo nichts steht?',
  statusWords: 'Status in der Tabelle',
  statuses: {
    finished: 'Fertig',
    going: 'Mittendrin',
    paused: 'Pausiert',
    stopped: 'Abgebrochen',
    saved: 'Für später',
    unknown: 'Nicht eingetragen',
  },
  again: 'noch einmal gemerkt',
  landing: 'Was daraus wird',
  updating: 'Wird aktualisiert …',
  counts: (rows, leftOut) => {
    const all = plural(rows, { one: '# Zeile', other: '# Zeilen' })
    return `${all}, ${leftOut === 0 ? 'keine' : formatNumber(leftOut)} ausgelassen`
  },
  untitled: 'Ohne Titel',
  leftOut: 'Ausgelassen',
  list: (title) => `In der Liste „${title}“`,
  tags: (tags) => `Schlagwörter: ${tags}`,
  back: 'Zurück',
  goOn: 'Weiter',
  asks: {
    title: 'Sag zuerst, in welcher Spalte die Titel stehen',
    medium: 'Sag zuerst, was für Werke das sind',
    status: 'Sag zuerst, was diese Zeilen sind',
    dayOrder: 'Sag zuerst, ob der Tag oder der Monat vorne steht',
  },
}

export const showLandingScore: typeof english.showLandingScore = ({
  rating,
  sourceRating,
  sourceScale,
}) => {
  if (rating === null || sourceRating === null || sourceScale === null) return null
  const isExact = (Number(sourceRating) * 10) / sourceScale === rating
  return isExact
    ? `${rating} von 10`
    : `${rating} von 10 (${formatNumber(Number(sourceRating))} von ${sourceScale}, gerundet)`
}
