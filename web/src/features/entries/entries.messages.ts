import type { Medium } from '@medley/contract/values/medium'
import { plural } from '../../lib/locale.ts'

const isHeard = (medium: Medium) => medium === 'album' || medium === 'podcast'

/** Texts of seasons, episodes and tracks. */
export const entryTexts = {
  showTitle: 'Show the title',
  season: (season: number) => `Season ${season}`,
  shortSeason: (season: number) => `S${season}`,
  shortEpisode: (season: number, number: number) => `S${season} E${number}`,
  specials: 'Specials',
  disc: (disc: number) => `Disc ${disc}`,
  episode: (number: number) => `Episode ${number}`,
  track: (number: number) => `Track ${number}`,
  untitled: 'Untitled',
  progress: (seen: number, out: number) => `${seen} of ${out}`,
  episodes: (count: number) => plural(count, { one: '# episode', other: '# episodes' }),
  minutes: (count: number) => `${count} min`,
  seen: (name: string, medium: Medium) =>
    isHeard(medium) ? `Mark ${name} as heard` : `Mark ${name} as watched`,
  seasonSeen: (name: string) => `Mark all of ${name} as watched`,
  upToHere: 'Watched up to here',
  again: (medium: Medium) => (isHeard(medium) ? 'Heard again' : 'Watched again'),
  seenAgain: (name: string, medium: Medium) =>
    `${name} ${isHeard(medium) ? 'heard' : 'watched'} again`,
  undated: 'Watched before, without a date',
  unmark: 'Not watched',
  rate: (name: string) => `Rate ${name}`,
  removeRating: 'Remove rating',
  ownRating: (name: string, rating: number) => `Your rating of ${name}: ${rating} of 10`,
  yourRating: 'Your rating',
  score: (name: string) => `Rating of ${name}`,
  actions: (name: string) => `Actions for ${name}`,
  open: (name: string) => `Show ${name}`,
  scores: 'Ratings by episode',
  trackScores: 'Ratings by track',
  bar: (name: string, score: string, count: number) =>
    `${name}: ${score}, ${plural(count, { one: '# rating', other: '# ratings' })}`,
  allSeasons: (count: number) => `All ${count} seasons`,
  unlisted: 'Add an episode',
  seasonNumber: 'Season',
  episodeNumber: 'Episode',
  markEpisode: 'Mark as watched',
  wrongNumber: 'Whole numbers only',
  year: 'Year',
  allYears: 'All years',
  search: 'Search episodes',
  none: 'No episodes found',
  gone: 'Not listed',
  notOut: (date: string) => `Out ${date}`,
  friendsSaw: (count: number) => plural(count, { one: '# friend', other: '# friends' }),
  loadFailed: 'An error occurred',
  moreFailed: 'Could not load more',
  more: 'Show more',
  failed: 'An error has occurred',
  unlikely: 'That is far beyond the seasons and episodes known here. Please check the numbers.',
  tooMany: 'Too many in a short time. Please try again later.',
  seenNow: (name: string, medium: Medium) => `${name} ${isHeard(medium) ? 'heard' : 'watched'}`,
  unseenNow: (name: string, medium: Medium, isStillSeen: boolean) =>
    isStillSeen
      ? `The last time you ${isHeard(medium) ? 'heard' : 'watched'} ${name} is removed`
      : `${name} is no longer marked as ${isHeard(medium) ? 'heard' : 'watched'}`,
  unmarked: (count: number, medium: Medium) =>
    count === 0
      ? 'Nothing was marked'
      : `${plural(count, { one: '# entry', other: '# entries' })} no longer marked as ${isHeard(medium) ? 'heard' : 'watched'}`,
  /** `season` where it was marked as a whole. */
  marked: (count: number, season?: number) => {
    if (count === 0) return 'They were all marked already'
    const episodes = plural(count, { one: '# episode', other: '# episodes' })
    if (season === undefined) return `${episodes} marked as watched`
    const name = season === 0 ? 'Specials' : `Season ${season}`
    return `${name} marked as watched${count > 1 ? ` · ${episodes}` : ''}`
  },
  ratings: 'Ratings',
  overall: 'Overall',
  friends: 'Friends',
  you: 'You',
  noRatings: 'No ratings yet',
  histogram: 'Ratings by number of stars',
  histogramBar: (rating: number, count: number) =>
    `${rating} of 10: ${plural(count, { one: '# rating', other: '# ratings' })}`,
  friendsWhoSaw: (medium: Medium) =>
    isHeard(medium) ? 'Friends who heard it' : 'Friends who watched it',
  viewers: (count: number, medium: Medium) =>
    `${plural(count, { one: '# member', other: '# members' })} ${isHeard(medium) ? 'heard' : 'watched'} it`,
  ownDays: (medium: Medium) => (isHeard(medium) ? 'You heard it' : 'You watched it'),
  noDay: 'without a date',
  isSeen: (medium: Medium) => (isHeard(medium) ? 'Heard' : 'Watched'),
  markAsSeen: (medium: Medium) => (isHeard(medium) ? 'Mark as heard' : 'Mark as watched'),
  countRatings: (count: number) => plural(count, { one: '# rating', other: '# ratings' }),
  neighbours: 'Previous and next',
  previous: 'Previous',
  next: 'Next',
  notFound: 'This episode or track isn’t listed here.',
  toWork: 'To the whole work',
}
