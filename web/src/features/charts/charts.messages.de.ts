import { mediumPlurals } from '@medley/messages/titles'
import { formatNumber, plural } from '../../lib/locale.ts'
import type { Translation } from '../../lib/translation.ts'
import type * as english from './charts.messages.ts'

export const chartTexts: Translation<typeof english.chartTexts> = {
  topRated: (medium) => `Bestbewertete ${mediumPlurals[medium]}`,
  explanation:
    'So geordnet, dass eine Handvoll Bewertungen nicht für Platz 1 reicht. Der Ring zeigt den einfachen Durchschnitt.',
  mediums: 'Charts nach Medium',
  chart: 'Chart',
  rank: (rank) => `Platz ${formatNumber(rank)}`,
  ratings: (count) => plural(count, { one: '# Bewertung', other: '# Bewertungen' }),
  average: 'Durchschnittliche Bewertung',
  counted: { one: '1 Werk', many: 'Werke', none: 'Keine bewerteten Werke' },
  none: 'Noch keine Bewertungen',
  noneDetail: 'Neue erscheinen innerhalb von zehn Minuten.',
  nothingMatches: 'Kein bewertetes Werk passt zu all diesen Filtern.',
  clear: 'Filter aufheben',
  more: 'Weitere Werke',
  moreFailed: 'Weitere Werke konnten nicht geladen werden',
  failed: 'Etwas ist schiefgegangen',
  explore: (medium) => `${mediumPlurals[medium]} entdecken`,
}

export const surgeTexts: Translation<typeof english.surgeTexts> = {
  heading: 'Auffällig viele Bewertungen',
  explanation:
    'Werke, die in den letzten 24 Stunden über ein Drittel ihrer Bewertungen bekamen, mindestens zehn.',
  none: 'In den letzten 24 Stunden war nichts ungewöhnlich.',
  lastDay: (count, all) =>
    `${formatNumber(count)} von ${plural(all, { one: '# Bewertung', other: '# Bewertungen' })} in den letzten 24 Stunden`,
  averages: (lastDay, all) =>
    `Im Schnitt der letzten 24 Stunden ${formatNumber(lastDay)}, insgesamt ${formatNumber(all)}`,
  failed: 'Etwas ist schiefgegangen',
}
