import { plural } from '../../lib/locale.ts'
import type { Translation } from '../../lib/translation.ts'
import type * as english from './named.messages.ts'

export const namedTexts: Translation<typeof english.namedTexts> = {
  heading: 'Personen und Reihen',
  works: (count) => plural(count, { one: '# Werk', other: '# Werke' }),
  series: {
    film: (count) => plural(count, { one: 'Reihe, # Film', other: 'Reihe, # Filme' }),
    tvShow: (count) => plural(count, { one: 'Reihe, # Serie', other: 'Reihe, # Serien' }),
    book: (count) => plural(count, { one: 'Reihe, # Buch', other: 'Reihe, # Bücher' }),
    album: (count) => plural(count, { one: 'Reihe, # Album', other: 'Reihe, # Alben' }),
    podcast: (count) => plural(count, { one: 'Reihe, # Podcast', other: 'Reihe, # Podcasts' }),
  },
}
