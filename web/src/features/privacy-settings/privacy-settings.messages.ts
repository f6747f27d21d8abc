import type { Audience } from '@medley/contract/values/audiences'

/** Texts of what others see of a member. */
export const privacySettingsTexts = {
  heading: 'Friend suggestions',
  inSuggestions: 'Suggest me as a friend',
  inSuggestionsHint:
    'When this is off, nobody finds you among their suggestions. People can still search for you and visit your profile.',
  failed: 'Your setting could not be loaded',
  notSaved: 'Your setting could not be saved',
}

/** Texts of the audience of a member, a review or a list. */
export const audienceTexts = {
  question: 'Who can see your reviews, ratings, lists and diary?',
  choices: {
    everyone: { label: 'Everyone', hint: 'Visitors without an account, too.' },
    members: {
      label: 'Members',
      hint: 'Only people who are logged in see more than your name and picture. Scores of works that three people have rated count your rating, without your name.',
    },
    friends: {
      label: 'Only friends',
      hint: 'Everyone else sees your name and picture, and can ask to be your friend. Scores of works that three people have rated count your rating, without your name.',
    },
  } satisfies Record<Audience, { label: string; hint: string }>,
  commentIsPublic: 'Everyone who sees this review will see your comment.',
}
