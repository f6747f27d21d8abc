import type { Translation } from '../../lib/translation.ts'
import type * as english from './added-note.messages.ts'

export const addedNoteTexts: Translation<typeof english.addedNoteTexts> = {
  note: 'Von Hand hinzugefügt. Bis zur Bestätigung sehen es nur die Mitglieder, die es eingetragen haben, und ihre Freunde.',
}
