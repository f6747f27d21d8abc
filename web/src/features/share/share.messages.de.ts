import type { Translation } from '../../lib/translation.ts'
import type * as english from './share.messages.ts'

export const shareTexts: Translation<typeof english.shareTexts> = {
  share: 'Teilen',
  copied: 'Link kopiert',
  failed: 'Der Link konnte nicht kopiert werden',
}
