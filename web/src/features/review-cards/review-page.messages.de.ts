import type { Translation } from '../../lib/translation.ts'
import type * as english from './review-page.messages.ts'

export const reviewPageTexts: Translation<typeof english.reviewPageTexts> = {
  review: 'Rezension',
  open: 'Zur Rezension',
  edit: 'Bearbeiten',
  toAnswer: '– dann kannst du Likes vergeben und kommentieren.',
  reviewFailed: 'Die Rezension konnte nicht geladen werden',
  unknownTitle: 'Unbekannter Titel',
}
