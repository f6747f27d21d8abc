import { formatNumber, plural } from '../../lib/locale.ts'
import type { Translation } from '../../lib/translation.ts'
import type * as english from './taste-matches.messages.ts'

export const tasteMatchTexts: Translation<typeof english.tasteMatchTexts> = {
  heading: 'Euer Geschmack',
  differ: (difference, inCommon) =>
    `Ihr liegt meist ${plural(round(difference), { one: '# Punkt', other: '# Punkte' })} auseinander (${formatNumber(inCommon)}\u00A0gemeinsam)`,
  interval: (low, high) =>
    `In vier von fünf Fällen zwischen ${formatNumber(low)} und ${formatNumber(high)}`,
  tooFew: (inCommon, needed) =>
    `Noch zu wenig gemeinsam (${formatNumber(inCommon)} von ${formatNumber(needed)})`,
  closest: 'Am nächsten',
  furthest: 'Am weitesten auseinander',
  ratings: (yours, theirs) => `du ${formatNumber(yours)}, sie oder er ${formatNumber(theirs)}`,
  people: 'Leute mit deinem Geschmack',
  peopleLead:
    'Mitglieder, deren Bewertungen deinen am nächsten sind, solange ihr beide gefunden werden wollt.',
  counted: { one: '1 Mitglied', many: 'Mitglieder', none: 'Noch niemand' },
  findMe: 'Leute mit meinem Geschmack sollen mich finden',
  findMeHint:
    'Du stehst auf ihrer Liste und sie auf deiner, mit dem Abstand eurer Bewertungen. Solange das aus ist, findet dich niemand.',
  off: 'Du stehst nicht auf dieser Liste',
  offDetail: 'Nur wer gefunden werden will, sieht hier andere.',
  nobody: 'Noch niemand',
  nobodyDetail:
    'Niemand, der gefunden werden will, hat drei der Werke bewertet, die du bewertet hast.',
  more: 'Mehr zeigen',
  moreFailed: 'Weitere Leute konnten nicht geladen werden',
  notSaved: 'Die Einstellung konnte nicht gespeichert werden',
  failed: 'Etwas ist schiefgegangen',
}

function round(difference: number): number {
  return Math.round(difference * 10) / 10
}
