import { formatNumber, plural } from '../../lib/locale.ts'
import type { Translation } from '../../lib/translation.ts'
import type * as english from './charts.messages.ts'
import { formatScore } from './charts.rules.ts'

export const chartTexts: Translation<typeof english.chartTexts> = {
  highestRated: (works) => `Am besten bewertet: ${works}`,
  explanation:
    'Geordnet nach Chartwert: Wenige Bewertungen zählen weniger, die langjähriger Mitglieder mehr. Der Durchschnitt steht daneben.',
  mediums: 'Charts nach Medium',
  chart: 'Chart',
  rank: (rank) => `Platz ${formatNumber(rank)}`,
  ratings: (count) => plural(count, { one: '# Bewertung', other: '# Bewertungen' }),
  score: (score) => `Chartwert ${formatScore(score)}`,
  average: 'Durchschnittliche Bewertung',
  counted: { one: '1 Werk', many: 'Werke', none: 'Keine bewerteten Werke' },
  none: 'Hier ist noch nichts bewertet',
  noneDetail:
    'Ein Chart beginnt mit der ersten Bewertung; neue erscheinen innerhalb von zehn Minuten.',
  nothingMatches: 'Kein bewertetes Werk passt zu all diesen Filtern.',
  clear: 'Filter aufheben',
  more: 'Weitere Werke',
  moreFailed: 'Weitere Werke konnten nicht geladen werden',
  failed: 'Etwas ist schiefgegangen',
  explore: (works) => `${works} entdecken`,
}

export const surgeTexts: Translation<typeof english.surgeTexts> = {
  heading: 'Plötzliche Bewertungen',
  explanation:
    'Werke, die am letzten Tag über ein Drittel ihrer Bewertungen bekamen, mindestens zehn.',
  none: 'Kein Werk wird plötzlicher bewertet als sonst.',
  lastDay: (count, all) =>
    `${formatNumber(count)} von ${plural(all, { one: '# Bewertung', other: '# Bewertungen' })} am letzten Tag`,
  averages: (lastDay, all) =>
    `Im Schnitt ${formatNumber(lastDay)}, alle zusammen ${formatNumber(all)}`,
  failed: 'Etwas ist schiefgegangen',
}
