import type { Medium } from '@medley/contract/values/medium'
import { formatNumber } from '../../lib/locale.ts'
import type { Translation } from '../../lib/translation.ts'
import type * as english from './adaptations.messages.ts'

const names: Record<Medium, string> = {
  film: 'Film',
  tvShow: 'Serie',
  book: 'Buch',
  album: 'Album',
  podcast: 'Podcast',
}

const objects: Record<Medium, string> = {
  film: 'einen Film',
  tvShow: 'eine Serie',
  book: 'ein Buch',
  album: 'ein Album',
  podcast: 'einen Podcast',
}

export const adaptationsTexts: Translation<typeof english.adaptationsTexts> = {
  heading: 'Buch und Film',
  also: (medium, year) =>
    year === null ? `Auch als ${names[medium]}` : `Auch als ${names[medium]}, ${year}`,
  friends: (rating) => `Freunde: ${formatNumber(rating)}`,
  everyone: (rating) => `Alle: ${formatNumber(rating)}`,
  thereIs: (medium) => `Davon gibt es ${objects[medium]}.`,
  save: 'Merken?',
  saved: 'Gemerkt',
  failed: 'Das konnte nicht gemerkt werden. Versuch es noch einmal.',
}
