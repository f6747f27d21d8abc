import type { Translation } from './lib/translation.ts'
import type * as english from './page.messages.ts'

export const pageTexts: Translation<typeof english.pageTexts> = {
  language: 'de',
  manifest: '/manifest.de.webmanifest',
  description:
    'Filme, Serien, Bücher, Alben und Podcasts bewerten, besprechen und entdecken, zusammen mit deinen Freunden.',
  noScript: 'Medley braucht JavaScript. Bitte schalte es ein und lade die Seite neu.',
  notLoaded:
    'Medley wurde nicht vollständig geladen. Prüfe deine Verbindung und versuche es noch einmal.',
  tryAgain: 'Noch einmal versuchen',
}
