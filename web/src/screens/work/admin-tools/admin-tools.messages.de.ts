import type { Translation } from '../../../lib/translation.ts'
import type * as english from './admin-tools.messages.ts'

export const adminToolsTexts: Translation<typeof english.adminToolsTexts> = {
  adminTools: 'Verwaltung',
  refreshCache: 'Angaben neu laden',
  cacheRefreshed: 'Die Angaben sind neu geladen',
  refreshFailed: 'Etwas ist schiefgegangen',
  confirm: 'Bestätigen',
  confirmPrompt: (title) => `${title} allen zeigen?`,
  confirmConsequence: 'Suche und Entdecken finden es dann. Das lässt sich nicht rückgängig machen.',
  cancel: 'Abbrechen',
  confirmed: 'Jetzt sehen alle dieses Werk',
}
