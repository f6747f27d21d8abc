/** Texts of hidden works. */
export const hiddenWorkTexts = {
  hide: 'Hide this work',
  show: 'Show this work again',
  hidden: 'You no longer see it in Explore and your feed. Search still finds it.',
  shown: 'It is in Explore and your feed again',
  undo: 'Undo',
  explanation:
    'Works you hide are not in Explore, the strips and your feed. Search still finds them.',
  none: 'You hide no works',
  showAgain: 'Show again',
  showNamed: (title: string) => `Show again: ${title}`,
  loadMore: 'Load more',
  failed: 'An error occurred',
}
