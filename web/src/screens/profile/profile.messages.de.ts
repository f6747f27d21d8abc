import type { Medium } from '@medley/contract/values/medium'
import { formatList } from '../../lib/locale.ts'
import type { Translation } from '../../lib/translation.ts'
import type * as english from './profile.messages.ts'

export const profileReviewsTexts: Translation<typeof english.profileReviewsTexts> = {
  rateFirst: 'Bewerte deinen ersten Film',
  medium: 'Medium',
  sort: 'Sortieren',
  all: 'Alles',
  pinned: 'Angeheftet',
  edit: 'Profil bearbeiten',
  ratings: 'Bewertungen',
  allRatings: 'Alle zeigen',
  fewerRatings: 'Weniger zeigen',
  counted: { one: '1 Bewertung', many: 'Bewertungen', none: 'Keine Bewertungen' },
}

const kindest: Record<Medium, string> = {
  film: 'am mildesten bei Filmen',
  tvShow: 'am mildesten bei Serien',
  book: 'am mildesten bei Büchern',
  album: 'am mildesten bei Alben',
  podcast: 'am mildesten bei Podcasts',
}

const decadesOf = (decades: readonly number[]) =>
  `die ${formatList(decades.map((year) => `${year}er`))}`

export const tasteTexts: Translation<typeof english.tasteTexts> = {
  mostly: (genres, decades) => {
    if (genres.length === 0) return decades.length === 0 ? '' : `Vor allem ${decadesOf(decades)}`
    if (decades.length === 0) return `Vor allem ${formatList(genres)}`
    return `Vor allem ${formatList(genres)}, ${decadesOf(decades)}`
  },
  withKindest: (mostly, medium) =>
    mostly === '' ? kindest[medium].replace('a', 'A') : `${mostly}; ${kindest[medium]}`,
}
