import type { Translation } from '../../lib/translation.ts'
import type * as english from './audience-mark.messages.ts'

export const audienceMarkTexts: Translation<typeof english.audienceMarkTexts> = {
  friendsOnly: 'Nur für Freunde',
  commentIsPublic: 'Alle, die diese Kritik sehen, sehen auch deinen Kommentar.',
}
