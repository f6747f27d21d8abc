import type { Translation } from '../../lib/translation.ts'
import type * as english from './friends-days-setting.messages.ts'

export const friendsDaysSettingTexts: Translation<typeof english.friendsDaysSettingTexts> = {
  show: 'Zeigen, was Freunde sich merken, auf Listen setzen und beenden',
  hint: 'Eine zugeklappte Karte am Tag, zwischen den Beiträgen.',
  failed: 'Die Einstellung konnte nicht geladen werden',
  notSaved: 'Nicht gespeichert. Versuch es noch einmal.',
}
