import type { Translation } from '../../lib/translation.ts'
import type * as english from './identity-link.messages.ts'

export const identityTexts: Translation<typeof english.identityTexts> = {
  linked: (provider, when) => `Du meldest dich mit ${provider} an, seit ${when}.`,
  howToLink: (provider) =>
    `Melde dich ab und mit ${provider} wieder an: Hat dein Konto dieselbe E-Mail-Adresse, wird es verknüpft.`,
  unlink: 'Verknüpfung lösen',
  unlinked: 'Verknüpfung gelöst',
  lastWayIn:
    'Lege vorher ein Passwort oder einen Passkey an, damit du dich weiterhin anmelden kannst.',
  failed: 'Ein Fehler ist aufgetreten',
  loadFailed: 'Die Verknüpfung konnte nicht geladen werden',
}
