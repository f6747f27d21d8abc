import type { Medium } from '@medley/contract/values/medium'
import { formatList, formatNumber, plural } from '../../lib/locale.ts'

const engaged: Record<Medium, string> = {
  film: 'watched',
  tvShow: 'watched',
  book: 'read',
  album: 'listened to',
  podcast: 'listened to',
}

const works: Record<Medium, { one: string; other: string }> = {
  film: { one: '# film', other: '# films' },
  tvShow: { one: '# TV show', other: '# TV shows' },
  book: { one: '# book', other: '# books' },
  album: { one: '# album', other: '# albums' },
  podcast: { one: '# podcast', other: '# podcasts' },
}

const nouns: Record<Medium, string> = {
  film: 'film',
  tvShow: 'TV show',
  book: 'book',
  album: 'album',
  podcast: 'podcast',
}

const nounsOfMany: Record<Medium, string> = {
  film: 'films',
  tvShow: 'TV shows',
  book: 'books',
  album: 'albums',
  podcast: 'podcasts',
}

const anyWorks = { one: '# work', other: '# works' }

/** `Nora`, `Nora and Ben`, `Nora and 3 friends`. */
function friendsNamed(names: readonly string[], count: number): string {
  const [first = ''] = names
  if (count <= 2 && names.length === count) return formatList(names)
  return formatList([first, plural(count - 1, { one: '# friend', other: '# friends' })])
}

/** The texts of recommendations. */
export const recommendationTexts = {
  forYou: 'For you',
  ofMedium: (works: string) => `${works} for you`,
  all: 'All',
  mediums: 'Mediums',
  more: 'More for you',
  explore: (works: string) => `Explore ${works}`,
  howToPoint: 'Hover over a cover to rate it, save it, or say it’s not for you.',
  howToHold: 'Press and hold a cover to rate it, save it, or say it’s not for you.',
  because: (title: string, rating: number) =>
    `Because you gave ${title} ${rating === 8 ? 'an' : 'a'} ${formatNumber(rating)}`,
  becauseIt: (medium: Medium, rating: number) =>
    `Because you gave the ${nouns[medium]} ${rating === 8 ? 'an' : 'a'} ${formatNumber(rating)}`,
  becauseEngaged: (title: string, medium: Medium) => `Because you ${engaged[medium]} ${title}`,
  becauseEngagedIt: (medium: Medium) => `Because you ${engaged[medium]} the ${nouns[medium]}`,
  friends: (names: readonly string[], count: number) => `${friendsNamed(names, count)} liked it`,
  byCreator: (name: string, rating: number, medium: Medium | null) =>
    `From ${name}, whose ${medium ? nounsOfMany[medium] : 'works'} you rate ${formatNumber(rating)}`,
  inSeries: (name: string) => `Next in ${name}`,
  inGenre: (genre: string) => `You like ${genre}`,
  popular: 'Well known',
  newHere: 'New here',
  friendsLiked: 'Friends liked',
  moreBy: (name: string) => `More by ${name}`,
  highestRated: 'Top rated',
  hiddenGems: 'Hidden gems',
  savedByFriends: 'Saved by friends',
  loadFailed: 'The recommendations could not be loaded',
  rateSome: (wanted: number, rated: number, medium: Medium | null) =>
    `Rate ${plural(wanted, medium ? works[medium] : anyWorks)} you like, ${formatNumber(rated)} so far`,
  rateSomeDetail: 'The more you rate, the better this gets.',
  rateHere: 'Rate what you know',
  nothing: 'Nothing to recommend yet',
  invitation: 'to get recommendations of your own.',
  moreLikeThis: 'More like this',
  counted: { one: '1 recommendation', many: 'recommendations', none: 'No recommendations' },
}

/** The texts of what a member can decide on recommendations. */
export const settingTexts = {
  heading: 'Recommendations',
  takePart: 'Let my ratings help to recommend works',
  takePartDetail:
    'We recommend what members like in common, never showing whose ratings they are. Friends may see that you liked something. Turn this off and your ratings are used for neither. You still get recommendations.',
  failed: 'An error occurred',
  notSaved: 'An error occurred',
}
