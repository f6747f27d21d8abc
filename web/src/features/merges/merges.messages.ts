/** Texts about merging works. */
export const mergeTexts = {
  mergeInto: 'Merge into…',
  title: (work: string) => `Merge ${work} into…`,
  intro: 'Choose the work that stays.',
  prompt: (work: string, into: string) => `Merge ${work} into ${into}?`,
  consequence:
    'Reviews, marks, favorites and list entries move there, and this address leads there. You can revert it on the dashboard.',
  confirm: 'Merge',
  cancel: 'Cancel',
  merged: (work: string, into: string) => `${work} is merged into ${into}`,
  refused:
    'These two works cannot be merged: one of them is merged already, or the one that stays is not confirmed yet',
  gone: 'One of the works is no longer here',
  failed: 'An error occurred',

  list: 'Merged works',
  none: 'No works have been merged',
  into: 'into',
  byProduct: 'Medley itself',
  revert: 'Revert',
  reverted: 'Reverted',
  revertPrompt: (work: string, into: string) => `Take ${work} out of ${into} again?`,
  revertConsequence:
    'Its reviews, marks and list entries move back. What members have changed since stays as it is.',
  revertDone: (work: string) => `${work} is back`,
  loadMore: 'Load More',
} as const
