import type { Genre } from '@medley/contract/values/genres'
import { formatNumber, plural } from '../../lib/locale.ts'
import type { Translation } from '../../lib/translation.ts'
import type * as english from './works.messages.ts'

export const worksTexts: Translation<typeof english.worksTexts> = {
  noWorks: 'Keine Werke gefunden',
  counted: { one: '1 Werk', many: 'Werke', none: 'Keine Werke gefunden' },
  saveForLater: 'Merken',
  averageRating: 'Durchschnittliche Bewertung',
  rank: (rank) => `${formatNumber(rank)}.`,
  ratings: (count) => plural(count, { one: '# Bewertung', other: '# Bewertungen' }),
  popular: (works) => `Beliebte ${works}`,
  explore: (works) => `${works} entdecken`,
  backIn: (works) => `${works}: zurück`,
  onIn: (works) => `${works}: weiter`,
  yourRating: 'Deine Bewertung',
  closeStars: 'Schließen',
  addReview: 'Rezension schreiben',
  editReview: 'Rezension bearbeiten',
  loadFailed: 'Etwas ist schiefgegangen',
  moreFailed: 'Weitere Werke konnten nicht geladen werden',
}

const names: Record<Genre, string> = {
  Action: 'Action',
  Adventure: 'Abenteuer',
  Animation: 'Animation',
  Arts: 'Kunst',
  Biography: 'Biografie',
  Blues: 'Blues',
  Business: 'Wirtschaft',
  Classical: 'Klassik',
  Comedy: 'Komödie',
  Country: 'Country',
  Crime: 'Krimi',
  Documentary: 'Dokumentation',
  Drama: 'Drama',
  Education: 'Bildung',
  Electronic: 'Elektronische Musik',
  Family: 'Familie',
  Fantasy: 'Fantasy',
  Folk: 'Folk',
  Food: 'Essen und Trinken',
  Funk: 'Funk',
  'Game Show': 'Spielshow',
  Health: 'Gesundheit',
  'Hip Hop': 'Hip-Hop',
  History: 'Geschichte',
  Horror: 'Horror',
  Jazz: 'Jazz',
  Latin: 'Latin',
  Legal: 'Justiz',
  LGBTQ: 'LGBTQ',
  Medical: 'Medizin',
  Metal: 'Metal',
  Music: 'Musik',
  Musical: 'Musical',
  Mystery: 'Mystery',
  Nature: 'Natur',
  'New Age': 'New Age',
  News: 'Nachrichten',
  Noir: 'Film noir',
  Philosophy: 'Philosophie',
  Poetry: 'Lyrik',
  Political: 'Politik',
  Pop: 'Pop',
  Punk: 'Punk',
  'R&B': 'R&B',
  Reality: 'Reality-TV',
  Reggae: 'Reggae',
  Religion: 'Religion',
  Rock: 'Rock',
  Romance: 'Romantik',
  Science: 'Wissenschaft',
  'Science Fiction': 'Science-Fiction',
  'Self-Help': 'Lebenshilfe',
  Short: 'Kurzfilm',
  Silent: 'Stummfilm',
  Society: 'Gesellschaft',
  Soul: 'Soul',
  Soundtrack: 'Soundtrack',
  Sport: 'Sport',
  Superhero: 'Superhelden',
  'Talk Show': 'Talkshow',
  Technology: 'Technik',
  Teen: 'Jugend',
  Thriller: 'Thriller',
  Travel: 'Reisen',
  'True Crime': 'True Crime',
  War: 'Krieg',
  Western: 'Western',
  World: 'Weltmusik',
}

const isGenre = (name: string): name is Genre => Object.hasOwn(names, name)

export const genreTexts: Translation<typeof english.genreTexts> = {
  nameOf: (genre) => (isGenre(genre) ? names[genre] : genre),
}

export const engagedVerbs: typeof english.engagedVerbs = {
  film: 'Gesehen',
  tvShow: 'Gesehen',
  book: 'Gelesen',
  album: 'Gehört',
  podcast: 'Gehört',
}

export const entryWords: typeof english.entryWords = {
  tvShow: { one: 'Staffel', many: 'Staffeln' },
  album: { one: 'Titel', many: 'Titel' },
  podcast: { one: 'Folge', many: 'Folgen' },
}

const phrases: Partial<Record<Genre, string>> = {
  Biography: 'Biografien',
  Business: 'Wirtschaftsthemen',
  Comedy: 'Komödien',
  Crime: 'Krimis',
  Documentary: 'Dokumentationen',
  Drama: 'Dramen',
  Education: 'Wissenswertes',
  Electronic: 'elektronische Musik',
  Family: 'Familiengeschichten',
  'Game Show': 'Spielshows',
  Legal: 'Justizgeschichten',
  Musical: 'Musicals',
  Romance: 'Liebesgeschichten',
  Short: 'Kurzfilme',
  Silent: 'Stummfilme',
  Soundtrack: 'Soundtracks',
  'Talk Show': 'Talkshows',
  Teen: 'Jugendgeschichten',
  War: 'Kriegsgeschichten',
}

const byName = new Map<string, string>(Object.entries(phrases))

export const likedGenreTexts: Translation<typeof english.likedGenreTexts> = {
  inSentence: (genre) => byName.get(genre) ?? genreTexts.nameOf(genre),
}
