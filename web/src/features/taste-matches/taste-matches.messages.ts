import { formatNumber, plural } from '../../lib/locale.ts'

/** Texts of how far two members' ratings differ. */
export const tasteMatchTexts = {
  settingHeading: 'People with your taste',
  heading: (name: string) => `Your taste and ${name}’s`,
  differ: (difference: number, inCommon: number) =>
    `Usually ${plural(round(difference), { one: '# point', other: '# points' })} apart, from ${plural(inCommon, { one: '# work', other: '# works' })} in common`,
  interval: (low: number, high: number) => `Probably ${formatNumber(low)} to ${formatNumber(high)}`,
  tooFew: (inCommon: number, needed: number) =>
    `Not enough in common yet (${formatNumber(inCommon)} of ${formatNumber(needed)})`,
  closest: 'Closest',
  furthest: 'Furthest apart',
  ratings: (yours: number, name: string, theirs: number) =>
    `you ${formatNumber(yours)}, ${name} ${formatNumber(theirs)}`,
  likedByBoth: 'You both like',
  people: 'People with your taste',
  peopleLead: 'People whose ratings are closest to yours, if both of you want to be found.',
  seeAll: 'Compare tastes',
  counted: { one: '1 member', many: 'members', none: 'Nobody yet' },
  findMe: 'Let people with my taste find me',
  findMeHint: 'You’ll show up on each other’s lists. While this is off, nobody finds you here.',
  off: 'You’re not on this list',
  offDetail: 'To see others here, let them find you too.',
  nobody: 'Nobody yet',
  nobodyDetail: 'Nobody who wants to be found has rated three of the works you rated.',
  more: 'Show more',
  moreFailed: 'More people could not be loaded',
  notSaved: 'The setting could not be saved',
  failed: 'An error occurred',
}

/** To one decimal, so that the plural form fits what is shown. */
function round(difference: number): number {
  return Math.round(difference * 10) / 10
}
