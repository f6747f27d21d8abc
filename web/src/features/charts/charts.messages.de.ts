import { formatNumber, plural } from '../../lib/locale.ts'
import type { Translation } from '../../lib/translation.ts'
import type * as english from './charts.messages.ts'

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
