import type { WelcomeStep } from '@medley/contract/accounts/welcome'

const works = (count: number) => `${count} ${count === 1 ? 'work' : 'works'}`

/** The texts of a new member's first steps. */
export const welcomeTexts = {
  title: 'First steps',
  steps: 'First steps',
  place: (index: number, all: number) => `Step ${index} of ${all}`,
  headings: {
    works: 'What have you seen?',
    people: 'People you might like',
    profile: 'How should people know you?',
    history: 'Bring your history',
  } satisfies Record<Exclude<WelcomeStep, 'ended'>, string>,
  leads: {
    works: 'Tap what you’ve watched, read or listened to, and give it stars.',
    people: 'Add a few. Their posts and ratings show up beside yours.',
    profile: 'A name and a picture help friends recognize you. Both can wait.',
    history: 'Already rated hundreds of things elsewhere? You don’t have to start over.',
  } satisfies Record<Exclude<WelcomeStep, 'ended'>, string>,
  nobody: 'There’s nobody to suggest yet. It gets better with a friend.',
  keys: 'Arrow keys move, Space marks, 1 to 9 and 0 rate.',
  everything: 'Everything',
  more: 'Show more',
  noMore: 'That’s all we have for now. Search finds the rest.',
  failed: 'This could not be loaded',
  counts: (marked: number, rated: number) => `${marked} marked, ${rated} rated`,
  cheer: (rated: number, marked: number) => {
    if (rated >= 12) return 'That’s a profile worth looking at.'
    if (rated >= 5) return 'Your shelf is coming alive.'
    if (marked > 0) return rated === 0 ? 'Tap one to rate it.' : 'Good start. Keep going.'
    return 'Nothing marked yet.'
  },
  goal: (rated: number) => `${rated} of 12 ratings`,
  next: 'Next',
  back: 'Back',
  notNow: 'Not now',
  finish: 'Go to home',
  importNow: 'Import your history',
  importFrom:
    'From Letterboxd, Goodreads, TV Time, Trakt, Spotify or two dozen others: upload the file you get there, look through what we found, and keep your dates and ratings.',
  cardHeading: 'What have you seen?',
  cardText: 'Two minutes, a dozen taps, and your shelf comes alive.',
  cardBegun: (marked: number, rated: number) => `${works(marked)} marked, ${rated} rated so far.`,
  begin: 'Begin',
  goOn: 'Continue',
  dismiss: 'Don’t show this again',
} as const
