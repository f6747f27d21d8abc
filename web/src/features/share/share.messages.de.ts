import type { Translation } from '../../lib/translation.ts'
import type * as english from './share.messages.ts'

export const shareTexts: Translation<typeof english.shareTexts> = {
  share: 'Teilen',
  copied: 'Link kopiert',
  failed: 'Der Link konnte nicht kopiert werden',
}

export const sharePictureTexts: Translation<typeof english.sharePictureTexts> = {
  share: 'Als Bild teilen',
  saved: 'Bild gespeichert',
  notPublic: 'Ein Bild gibt es nur von Rezensionen, die alle sehen',
  failed: 'Das Bild konnte nicht geladen werden',
}
