import type { Medium } from '@medley/contract/values/medium'
import type { ShelfOrigin } from '@medley/contract/works/sources'

interface ShelfCredit {
  origin: ShelfOrigin
  mediums: Medium[]
  credit: string
  /** The licence that requires the credit. */
  creditUrl: string
}

/** Credits required by the licences of the shelf's lists. */
export const shelfCredits: readonly ShelfCredit[] = [
  {
    origin: 'fiveThirtyEight',
    mediums: ['film'],
    credit: 'The shelf is adapted in part from data of FiveThirtyEight under CC BY 4.0.',
    creditUrl: 'https://creativecommons.org/licenses/by/4.0/',
  },
  {
    origin: 'wikipedia',
    mediums: ['film'],
    credit: 'The shelf is adapted in part from articles of Wikipedia under CC BY-SA 4.0.',
    creditUrl: 'https://creativecommons.org/licenses/by-sa/4.0/',
  },
  {
    origin: 'freebase',
    mediums: ['film'],
    credit: 'The shelf is adapted in part from data of Freebase under CC BY 2.5.',
    creditUrl: 'https://creativecommons.org/licenses/by/2.5/',
  },
  {
    origin: 'movieTweetings',
    mediums: ['film'],
    credit: 'Which films are alike is learnt in part from MovieTweetings by Simon Dooms under MIT.',
    creditUrl: 'https://opensource.org/license/mit',
  },
  {
    origin: 'tvMaze',
    mediums: ['tvShow'],
    credit: 'The shelf is adapted in part from data of TVmaze.com under CC BY-SA 4.0.',
    creditUrl: 'https://creativecommons.org/licenses/by-sa/4.0/',
  },
  {
    origin: 'goodbooks',
    mediums: ['book'],
    credit: 'The shelf is adapted in part from goodbooks-10k by Zygmunt Zając under CC BY-SA 4.0.',
    creditUrl: 'https://creativecommons.org/licenses/by-sa/4.0/',
  },
]
