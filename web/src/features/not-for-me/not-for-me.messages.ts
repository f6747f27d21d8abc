/** Texts of works that are not for the member. */
export const notForMeTexts = {
  heading: 'Not for me',
  mark: 'Not for me',
  markFromFeed: 'Not for me, nor in my feed',
  alsoFromFeed: 'Also from my feed',
  feedAgain: 'Show in my feed again',
  unmark: 'Suggest again',
  unmarkNamed: (title: string) => `Suggest again: ${title}`,
  marked: (title: string) => `${title} won’t be suggested to you again`,
  fromFeed: (title: string) => `${title} stays out of your feed, too. Search still finds it.`,
  backInFeed: (title: string) => `${title} is back in your feed`,
  unmarked: (title: string) => `${title} can be suggested again`,
  undo: 'Undo',
  explanation:
    'What you mark “Not for me” isn’t suggested again: not in recommendations, Explore or Tonight. “Also from my feed” keeps posts about it away, too. Search finds everything.',
  search: 'Search by title',
  none: 'Nothing marked “Not for me”',
  noneFound: 'No title has these words',
  loadMore: 'Load more',
  failed: 'An error occurred',
}
