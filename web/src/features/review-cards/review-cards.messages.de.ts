import type { Translation } from '../../lib/translation.ts'
import type * as english from './review-cards.messages.ts'

export const openBecause: Translation<typeof english.openBecause> = {
  film: 'Aufgedeckt, weil du ihn gesehen hast',
  tvShow: 'Aufgedeckt, weil du sie gesehen hast',
  book: 'Aufgedeckt, weil du es gelesen hast',
  album: 'Aufgedeckt, weil du es gehört hast',
  podcast: 'Aufgedeckt, weil du ihn gehört hast',
}

export const reviewEditingTexts: Translation<typeof english.reviewEditingTexts> = {
  review: 'Rezension',
  delete: 'Löschen',
  cancel: 'Abbrechen',
  discard: 'Verwerfen',
  save: 'Speichern',
  confirmDelete: 'Diese Rezension wirklich löschen?',
  deleted: 'Rezension gelöscht',
  deleteFailed: 'Löschen gescheitert',
  updateFailed: 'Etwas ist schiefgegangen. Die Rezension wurde nicht geändert',
  futureDate: 'Das Datum darf nicht in der Zukunft liegen',
  leaveQuestion: 'Wirklich verlassen? Deine Änderungen sind noch nicht gespeichert',
  restored: (when) => `Deine Änderungen (${when}) sind wieder da`,
  discardChanges: 'Änderungen verwerfen',
}

export const reviewPageTexts: Translation<typeof english.reviewPageTexts> = {
  review: 'Rezension',
  open: 'Zur Rezension',
  edit: 'Bearbeiten',
  toAnswer: '– dann kannst du Likes vergeben und kommentieren.',
  reviewFailed: 'Die Rezension konnte nicht geladen werden',
  unknownTitle: 'Unbekannter Titel',
}

export const audienceItemTexts: Translation<typeof english.audienceItemTexts> = {
  narrow: 'Nur Freunden zeigen',
  open: 'Allen zeigen, die dich sehen',
}

export const saveTexts: Translation<typeof english.saveTexts> = {
  save: 'Merken',
  saved: 'Gemerkt',
  saveNamed: (title, isSaved) => (isSaved ? `Gemerkt: ${title}` : `Merken: ${title}`),
}
