import type { Genre } from '@medley/contract/genres'
import type { Translation } from '../../lib/translation.ts'
import type * as english from './liked-genres.messages.ts'
import { genreTexts } from './works.messages.de.ts'

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
  Health: 'Gesundheitsthemen',
  Legal: 'Justizgeschichten',
  LGBTQ: 'LGBTQ-Geschichten',
  Medical: 'Arztgeschichten',
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
