import { formatNumber, plural } from '../../lib/locale.ts'

/** Texts of how far two members' ratings differ. */
export const tasteMatchTexts = {
  heading: 'Your taste and theirs',
  differ: (difference: number, inCommon: number) =>
    `You two usually differ by ${plural(round(difference), { one: '# point', other: '# points' })} (${formatNumber(inCommon)}\u00A0in\u00A0common)`,
  interval: (low: number, high: number) =>
    `Between ${formatNumber(low)} and ${formatNumber(high)}, in four cases of five`,
  tooFew: (inCommon: number, needed: number) =>
    `Not enough in common yet (${formatNumber(inCommon)} of ${formatNumber(needed)})`,
  closest: 'Closest',
  furthest: 'Furthest apart',
  ratings: (yours: number, theirs: number) =>
    `you ${formatNumber(yours)}, they ${formatNumber(theirs)}`,
  people: 'People with your taste',
  peopleLead:
    'Members whose ratings differ least from yours, as long as both of you wish to be found.',
  counted: { one: '1 member', many: 'members', none: 'Nobody yet' },
  findMe: 'Let people with my taste find me',
  findMeHint:
    'You are on their list and they on yours, with how far your ratings usually differ. Nobody finds you while this is off.',
  off: 'You are not on this list',
  offDetail: 'Only those who wish to be found see others here.',
  nobody: 'Nobody yet',
  nobodyDetail: 'Nobody who wishes to be found has rated three of the works you rated.',
  more: 'Show more',
  moreFailed: 'More people could not be loaded',
  notSaved: 'The setting could not be saved',
  failed: 'An error occurred',
}

/** To one decimal, so that the plural form fits what is shown. */
function round(difference: number): number {
  return Math.round(difference * 10) / 10
}
