import type { TasteLine } from '@medley/contract/people/profiles'
import { profileTexts } from '@medley/texts/profile'
import { likedGenre } from '../../features/works/liked-genre.ts'
import { formatList } from '../../lib/locale.ts'

/** The taste of a member in one sentence; empty where nothing of it is known. */
export function tasteSentence({ genres, decades, kindestTo }: TasteLine): string {
  return profileTexts.taste.sentence({
    genres: formatList(genres.map(likedGenre)) || null,
    decades: formatList(decades.map((year) => profileTexts.taste.decade({ year }))) || null,
    medium: kindestTo,
  })
}
