/** Texts of hidden works. */
export const hiddenWorkTexts = {
  hide: 'Hide this work',
  show: 'Show this work again',
  hidden: 'You won’t see it in Explore or your feed. Search still finds it.',
  shown: 'It’s back in Explore and your feed',
  undo: 'Undo',
  explanation:
    'Works you hide don’t show up in Explore, suggestions or your feed. Search still finds them.',
  none: 'You haven’t hidden any works',
  showAgain: 'Show again',
  showNamed: (title: string) => `Show again: ${title}`,
  loadMore: 'Load more',
  failed: 'An error occurred',
}
