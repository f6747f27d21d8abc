import type { Translation } from '../../lib/translation.ts'
import type * as english from './audit-log.messages.ts'

export const auditLogTexts: Translation<typeof english.auditLogTexts> = {
  title: 'Protokoll',
  none: 'Keine Ereignisse',
  failed: 'Etwas ist schiefgegangen',
  unknownMember: 'Dieses Mitglied gibt es nicht',
  loadMore: 'Mehr laden',
  kind: 'Art',
  allKinds: 'Alle',
  member: 'Mitglied',
  show: 'Anzeigen',
}
