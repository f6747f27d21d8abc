import type { Translation } from '../../lib/translation.ts'
import type * as english from './profile-gaps.messages.ts'

export const gapTexts: Translation<typeof english.gapTexts> = {
  heading: 'Das siehst nur du',
  picture: 'Profilbild hinzufügen',
  bio: 'Sag etwas über dich',
  shelf: 'Bis zu vier Lieblingswerke eines Mediums ins Regal stellen',
  pin: 'Öffne eine deiner Rezensionen, um sie hier anzuheften',
}
