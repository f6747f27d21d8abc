import type { Translation } from '../../../lib/translation.ts'
import type * as english from './save-toggle.messages.ts'

export const saveTexts: Translation<typeof english.saveTexts> = {
  save: 'Merken',
  saveNamed: (title) => `Merken: ${title}`,
}
