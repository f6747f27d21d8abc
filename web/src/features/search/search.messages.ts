/** Texts of search, on its page and in pickers. */
export const searchTexts = {
  title: 'Search',
  noResults: 'no results found',
  counted: { one: '1 result', many: 'results', none: 'no results found' },
  failed: 'an error occurred',
  loadMore: 'Load More',
  loading: 'Searching',
  category: 'Category',
  medium: 'Medium',
  start: 'What are you looking for?',
  startDetail: 'Films, TV shows, books, albums and podcasts by title or creator, people by name.',
} as const
