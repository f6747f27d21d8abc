import type { Translation } from '../../lib/translation.ts'
import type * as english from './other-windows.messages.ts'

export const otherWindowsTexts: Translation<typeof english.otherWindowsTexts> = {
  leftElsewhere: 'Du hast dich in einem anderen Fenster abgemeldet',
  changedElsewhere: (username) => `In einem anderen Fenster bist du als @${username} angemeldet`,
}
