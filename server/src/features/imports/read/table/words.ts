import type { StatusMeaning } from '@medley/contract/import-tables'
import type { Medium } from '@medley/contract/medium'
import { stateOfStatus } from '../sources/book-status.ts'
import { meaningOfTracked } from '../sources/tracked-status.ts'

/** A name or word in lower case, without accents and signs. */
export function plain(text: string): string {
  const apart = text.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
  const folded = apart.normalize('NFKD').toLowerCase().replaceAll(/\p{M}/gu, '')
  return folded
    .replaceAll('ß', 'ss')
    .replaceAll(/[^\p{L}\p{N}✓✔]+/gu, ' ')
    .trim()
}

const wordsOf = <Meaning>(words: Record<string, Meaning>) =>
  new Map(
    Object.entries(words).flatMap(([names, meaning]) =>
      names.split(', ').map((name) => [plain(name), meaning] as const),
    ),
  )

const statuses = wordsOf<StatusMeaning>({
  'read, watched, seen, heard, listened, listened to, finished, complete, done, yes, y, x, true, 1, ✓, ✔':
    'finished',
  'gelesen, gesehen, gehört, geschaut, beendet, fertig, abgeschlossen, durch, erledigt, ja, j, wahr':
    'finished',
  'currently watching, listening, currently listening, started, ongoing, current, going, progress':
    'going',
  'lese, lese ich, lese gerade, am lesen, schaue, schaue gerade, höre, höre gerade, angefangen, begonnen, läuft, laufend, dabei, in arbeit, aktuell':
    'going',
  'unterbrochen, pausiere': 'paused',
  'nicht beendet, nicht zu ende gelesen, nicht zu ende gesehen, aufgegeben': 'stopped',
  'to read, to watch, to hear, to listen, want to read, want to watch, want to see, want to hear, want to listen, planned, wishlist, watchlist, reading list, tbr, unread, unwatched, not read, not seen, not watched, not yet, not started, backlog, saved, later, no, n, false, 0':
    'saved',
  'will ich lesen, will ich sehen, will ich hören, möchte ich lesen, möchte ich sehen, möchte ich hören, zu lesen, zu sehen, noch lesen, noch sehen, ungelesen, ungesehen, ungehört, offen, geplant, gemerkt, merkliste, wunschliste, noch nicht, später, nein, falsch':
    'saved',
})

/** The meaning of a word about a work, in English or German. */
export function statusOfWord(word: string): StatusMeaning | undefined {
  const own = statuses.get(plain(word))
  if (own) return own
  const state = stateOfStatus(word)
  if (state) return state
  const tracked = meaningOfTracked(plain(word))
  if (!tracked) return undefined
  return tracked.isFinished ? 'finished' : tracked.isSaved ? 'saved' : tracked.state
}

const mediums = wordsOf<Medium>({
  'film, films, filme, movie, movies, spielfilm, kino, feature, feature film': 'film',
  'tv, tv show, tv shows, tv series, tv serie, show, shows, series, serie, serien, fernsehserie, miniserie, mini series, miniseries, anime':
    'tvShow',
  'book, books, buch, bücher, novel, roman, audiobook, hörbuch, ebook, e book, manga': 'book',
  'album, albums, alben, music, musik, record, lp, ep, cd, vinyl, platte, schallplatte': 'album',
  'podcast, podcasts': 'podcast',
})

export function mediumOfWord(word: string): Medium | undefined {
  return mediums.get(plain(word))
}

/** Names of columns and files by which whole tables show what they are about. */
const hints: [Medium, RegExp][] = [
  [
    'film',
    /\b(films?|filme|filmtitel|movies?|kino|director|directors|directed|regie|regisseur\w*|letterboxd)\b/,
  ],
  [
    'tvShow',
    /\b(series|serien?|serientitel|tv|shows?|season|seasons|staffel\w*|episodes?|folgen?)\b/,
  ],
  [
    'book',
    /\b(books?|buch|bucher|buchtitel|author|authors|autor\w*|isbn\w*|pages|seiten|reading|read|gelesen|roman\w*|verlag|publisher)\b/,
  ],
  [
    'album',
    /\b(albums?|alben|artist|artists|kunstler\w*|interpret\w*|band|listened|heard|gehort|music|musik|vinyl)\b/,
  ],
  ['podcast', /\b(podcasts?)\b/],
]

/** The medium that most names speak of; null if none does more than the others. */
export function mediumOfNames(names: readonly string[]): Medium | null {
  const texts = names.map(plain)
  const counts = hints
    .map(([medium, hint]) => ({ medium, count: texts.filter((text) => hint.test(text)).length }))
    .toSorted((a, b) => b.count - a.count)
  const [first, second] = counts
  return first && first.count > (second?.count ?? 0) ? first.medium : null
}
