import type { Medium } from '@medley/contract/medium'
import { plural } from '../../lib/locale.ts'

/** Texts of people and series among the results of a search. */
export const namedTexts = {
  heading: 'People and series',
  works: (count: number) => plural(count, { one: '# work', other: '# works' }),
  series: {
    film: (count: number) => plural(count, { one: 'Series, # film', other: 'Series, # films' }),
    tvShow: (count: number) =>
      plural(count, { one: 'Series, # TV show', other: 'Series, # TV shows' }),
    book: (count: number) => plural(count, { one: 'Series, # book', other: 'Series, # books' }),
    album: (count: number) => plural(count, { one: 'Series, # album', other: 'Series, # albums' }),
    podcast: (count: number) =>
      plural(count, { one: 'Series, # podcast', other: 'Series, # podcasts' }),
  } satisfies Record<Medium, (count: number) => string>,
} as const
