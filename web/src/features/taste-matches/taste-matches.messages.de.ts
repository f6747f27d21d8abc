import { formatNumber, plural } from '../../lib/locale.ts'
import type { Translation } from '../../lib/translation.ts'
import type * as english from './taste-matches.messages.ts'

export const tasteMatchTexts: Translation<typeof english.tasteMatchTexts> = {
  settingHeading: 'Leute mit deinem Geschmack',
  heading: (name) => `Dein Geschmack und der von ${name}`,
  differ: (difference, inCommon) =>
    `Meist ${plural(round(difference), { one: '# Punkt', other: '# Punkte' })} auseinander, bei ${plural(inCommon, { one: '# gemeinsamen Werk', other: '# gemeinsamen Werken' })}`,
  interval: (low, high) => `Wahrscheinlich ${formatNumber(low)} bis ${formatNumber(high)}`,
  tooFew: (inCommon, needed) =>
    `Noch zu wenig gemeinsam (${formatNumber(inCommon)} von ${formatNumber(needed)})`,
  closest: 'Am nächsten',
  furthest: 'Am weitesten auseinander',
  ratings: (yours, name, theirs) => `du ${formatNumber(yours)}, ${name} ${formatNumber(theirs)}`,
  likedByBoth: 'Das mögt ihr beide',
  people: 'Leute mit deinem Geschmack',
  peopleLead:
    'Leute, deren Bewertungen deinen am nächsten kommen, wenn ihr beide gefunden werden wollt.',
  seeAll: 'Geschmack vergleichen',
  counted: { one: '1 Mitglied', many: 'Mitglieder', none: 'Noch niemand' },
  findMe: 'Leute mit meinem Geschmack sollen mich finden',
  findMeHint:
    'Ihr taucht gegenseitig in euren Listen auf. Solange das aus ist, findet dich hier niemand.',
  off: 'Du stehst nicht auf dieser Liste',
  offDetail: 'Um hier andere zu sehen, lass dich selbst finden.',
  nobody: 'Noch niemand',
  nobodyDetail:
    'Noch hat niemand, der gefunden werden möchte, drei Werke bewertet, die auch du bewertet hast.',
  more: 'Mehr zeigen',
  moreFailed: 'Weitere Leute konnten nicht geladen werden',
  notSaved: 'Die Einstellung konnte nicht gespeichert werden',
  failed: 'Etwas ist schiefgegangen',
}

function round(difference: number): number {
  return Math.round(difference * 10) / 10
}
