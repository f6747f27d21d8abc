import type { Translation } from '../../lib/translation.ts'
import type * as english from './dev-playground.messages.ts'

export const playgroundTexts: Translation<typeof english.playgroundTexts> = {
  title: 'Spielwiese',
  back: 'Entwicklerwerkzeuge',
  heading: 'Hochladen eines Bilds testen',
  failed: 'Etwas ist schiefgegangen',
  forMembers:
    'Eine gewählte Datei wird nur gezeigt. „Hochladen“ ersetzt dein Profilbild durch sie.',
  forVisitors:
    'Eine gewählte Datei wird hier gezeigt und nirgendwohin geschickt. Melde dich an, um sie hochzuladen.',
  visitor: 'Gast',
}
