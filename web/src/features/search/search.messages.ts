import type { Medium } from '@medley/contract/values/medium'
import type { FoundCategory, SearchCategory } from '@medley/contract/works/search'
import { plural } from '../../lib/locale.ts'

/** Texts of search, on its page and in pickers. */
export const searchTexts = {
  title: 'Search',
  noResults: 'no results found',
  counted: { one: '1 result', many: 'results', none: 'no results found' },
  failed: 'an error occurred',
  offline: 'No connection. Try again once you’re back online.',
  unreachable: 'Nothing here, and a source that may have it didn’t answer',
  starts: {
    begun: 'In the middle of',
    saved: 'Saved for later',
    recent: 'Lately',
    recommended: 'For you',
  },
  goHome: 'Go home',
  loadMore: 'Load More',
  loading: 'Searching',
  category: 'Category',
  medium: 'Medium',
  start: 'What are you looking for?',
  startDetail: 'Films, TV shows, books, albums and podcasts by title or creator, people by name.',
  startName: 'Search by name',
  startPeople: 'Search by name, or pick someone below',
  didYouMean: 'Did you mean',
  clear: 'Clear search',
  seeEach: 'See all',
  seeAll: (name: string) => `See all ${name}`,
  groups: {
    film: 'Films',
    tvShow: 'TV Shows',
    book: 'Books',
    album: 'Albums',
    podcast: 'Podcasts',
    users: 'Users',
  } satisfies Record<FoundCategory, string>,
  recent: 'Recent searches',
  clearRecent: 'Clear recent searches',
  /** Labels of the search field. */
  fields: {
    all: 'Search everything',
    film: 'Search films',
    tvShow: 'Search TV shows',
    book: 'Search books',
    album: 'Search albums',
    podcast: 'Search podcasts',
    users: 'Search people',
  } satisfies Record<SearchCategory, string>,
  categories: { all: 'All', users: 'Users' },
  /** After the first creators of a work. */
  andOthers: ' and others',
  suggestions: 'Suggestions',
  suggested: { one: '1 suggestion', many: 'suggestions', none: 'no suggestions' },
  allResults: (term: string) => `All results for “${term}”`,
} as const

const nouns: Record<FoundCategory, [one: string, many: string]> = {
  film: ['film', 'films'],
  tvShow: ['TV show', 'TV shows'],
  book: ['book', 'books'],
  album: ['album', 'albums'],
  podcast: ['podcast', 'podcasts'],
  users: ['user', 'users'],
}

/** "1 TV show matches", "12 books match"; `count` as shown. */
export function matchesText(category: FoundCategory, count: string): string {
  const [one, many] = nouns[category]
  return count === '1' ? `1 ${one} matches` : `${count} ${many} match`
}

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

/** Texts of the search in the navbar. */
export const navbarSearchTexts = {
  title: 'Search',
  everything: 'Search everything',
}
