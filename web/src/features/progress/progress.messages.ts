import type { Medium } from '@medley/contract/values/medium'
import { plural } from '../../lib/locale.ts'

/** Texts of how far a member is in a work. */
export const progressTexts = {
  going: (medium: Medium) => {
    if (medium === 'book') return 'Reading'
    return medium === 'tvShow' ? 'Watching' : 'Listening'
  },
  begun: 'Started',
  seasonDone: (season: number) => `Season ${season} done`,
  begunByOther: 'Just started',
  left: (count: number) => plural(count, { one: '# left', other: '# left' }),
  caughtUp: 'Caught up',
  page: (page: number, total: number | null) =>
    total === null ? `Page ${page}` : `Page ${page} of ${total}`,
  percent: (percent: number) => `${percent}%`,
  minute: (minute: number, total: number | null) =>
    total === null ? `Minute ${minute}` : `Minute ${minute} of ${total}`,
  /** @param name empty without a number */
  markNext: (name: string) => (name === '' ? 'Mark the next' : `Mark ${name}`),
  endIt: 'Finish',
  shortPage: (page: number) => `p. ${page}`,
  pageField: 'Page',
  percentField: 'Percent',
  minuteField: 'Minute',
  totalField: 'of',
  seasonField: 'Season',
  episodeField: 'Episode',
  unit: 'Unit',
  upToHere: 'I’ve seen everything before it',
  save: 'Save',
  saveShort: 'Save',
  saveOf: (title: string) => `Save for ${title}`,
  wrongPage: 'Enter a whole number, up to the last page',
  noSuchPage: 'No such page',
  wrongPercent: 'Enter a whole number up to 100',
  wrongNumber: 'Whole numbers only',
  paused: 'Paused',
  stopped: 'Stopped',
  pause: 'Pause',
  stop: 'Stop',
  finish: 'Finished',
  keepPrivate: 'Keep to myself',
  resume: 'Resume',
  remove: 'Clear my progress',
  actionsOf: (title: string) => `Actions for ${title}`,
  pausedNow: (title: string) => `${title} is paused`,
  stoppedNow: (title: string) => `You stopped ${title}`,
  finishedNow: (title: string) => `You finished ${title}`,
  yourRating: 'Your rating',
  notNow: 'Not now',
  isFinishedNow: (title: string) => `${title} is finished`,
  goingNow: (title: string) => `You’re in the middle of ${title}`,
  clearedNow: (title: string) => `Your progress in ${title} is cleared`,
  hiddenNow: (title: string) => `Only you see where you are in ${title}`,
  shownNow: (title: string) => `Friends see where you are in ${title}`,
  again: (medium: Medium) => {
    if (medium === 'book') return 'Read again'
    return medium === 'tvShow' ? 'Watch again' : 'Listen again'
  },
  savedNow: (title: string) => `Your place in ${title} is saved`,
  changed: 'This changed on another device. Here’s the latest.',
  gone: 'This is no longer listed',
  failed: 'Your progress could not be saved',
  loadFailed: 'An error occurred',
  goOn: 'Continue',
  friends: 'Friends are on',
  inTheMiddle: 'In progress',
  showAll: (count: number) => `Show all ${count}`,
  onlyYou: 'Only you see it',
  withName: (name: string, where: string) => `${name} · ${where}`,
}
