import type { Translation } from '../../lib/translation.ts'
import type * as english from './friend-picker.messages.ts'

export const friendPickerTexts: Translation<typeof english.friendPickerTexts> = {
  search: 'Freunde durchsuchen',
  nobody: 'Kein Freund mit diesem Namen',
  none: 'Du hast hier noch keine Freunde.',
  find: 'Leute finden',
  failed: 'Deine Freunde ließen sich nicht laden',
}
