/** Texts about merging works. */
export const mergeTexts = {
  title: (work: string) => `Merge ${work} into…`,
  intro: 'Choose the work that stays.',
  prompt: (work: string, into: string) => `Merge ${work} into ${into}?`,
  consequence:
    'Reviews, marks, favorites and list entries move there, and this page redirects there. You can revert this on the dashboard.',
  confirm: 'Merge',
  cancel: 'Cancel',
  merged: (work: string, into: string) => `${work} was merged into ${into}`,
  refused:
    'These two works can’t be merged: one of them already has been, or the one that stays isn’t confirmed yet',
  gone: 'One of the works no longer exists',
  failed: 'An error occurred',

  joinTitle: (work: string) => `${work} is the same as…`,
  joinIntro: 'Choose the work it’s the same as.',
  likely: 'It may be',
  joinPrompt: (work: string, into: string) => `Is ${work} the same as ${into}?`,
  joinConsequence:
    'Your reviews, viewings, marks and list entries move there, and your added work leads to it. Only an admin can separate them again.',
  join: 'Yes, the same',
  joined: (work: string, into: string) => `${work} is now ${into}`,
  usedByOthers: 'Someone else is using this work now. Suggest it from the page’s menu instead.',

  doubles: 'Here twice?',
  mayBe: 'may be',
  sameAs: (into: string) => `Same as ${into}`,

  list: 'Merged works',
  none: 'No works have been merged',
  into: 'into',
  byProduct: 'Medley itself',
  revert: 'Revert',
  reverted: 'Reverted',
  revertPrompt: (work: string, into: string) => `Separate ${work} from ${into} again?`,
  revertConsequence:
    'Its reviews, marks and list entries move back. Anything members have changed since stays as it is.',
  revertDone: (work: string) => `${work} is back`,
  loadMore: 'Load More',
} as const

/** Texts of what leads to merging works; the rest loads with its windows. */
export const mergeLinkTexts = {
  mergeInto: 'Merge into…',
  sameAs: 'Same as…',
  failed: 'An error occurred',
} as const
