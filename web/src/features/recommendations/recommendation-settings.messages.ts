/** The texts of what a member can decide on recommendations. */
export const settingTexts = {
  takePart: 'Let my ratings help to recommend works',
  takePartDetail:
    'We recommend what members like in common, never showing whose ratings they are. Friends may see that you liked something. Turn this off and your ratings are used for neither. You still get recommendations.',
  explanation:
    'Works that are not for you are no longer recommended. You still find them everywhere else.',
  none: 'Nothing marked “Not for me”',
  showAgain: 'Recommend again',
  showNamed: (title: string) => `Recommend again: ${title}`,
  loadMore: 'Load more',
  failed: 'An error occurred',
  notSaved: 'An error occurred',
}
