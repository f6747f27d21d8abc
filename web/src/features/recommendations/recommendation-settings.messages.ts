/** The texts of what a member can decide on recommendations. */
export const settingTexts = {
  takePart: 'Let my ratings help to recommend works',
  takePartDetail:
    'Works are recommended by what members like together; nobody sees whose ratings these are. Friends read that you liked a work. Switched off, your ratings count in neither. You still get recommendations.',
  explanation:
    'Works that are not for you are no longer recommended. You still find them everywhere else.',
  none: 'There is no work that you said is not for you',
  showAgain: 'Recommend again',
  showNamed: (title: string) => `Recommend again: ${title}`,
  loadMore: 'Load more',
  failed: 'An error occurred',
  notSaved: 'An error occurred',
}
