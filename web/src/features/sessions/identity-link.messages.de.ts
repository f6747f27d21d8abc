import type { Translation } from '../../lib/translation.ts'
import type * as english from './identity-link.messages.ts'

export const identityTexts: Translation<typeof english.identityTexts> = {
  intro: (provider) => `Melde dich hier mit deinem Konto bei ${provider} an.`,
  connect: (provider) => `Mit ${provider} verbinden`,
  connected: (provider, when) =>
    `Dein Konto ist seit ${when} mit ${provider} verbunden. Du kannst dich damit anmelden.`,
  disconnect: (provider) => `Von ${provider} trennen`,
  disconnected: (provider) => `Von ${provider} getrennt`,
  lastWayIn:
    'Lege zum Trennen erst ein Passwort oder einen Passkey an, damit du dich weiterhin anmelden kannst.',
  onlyWayIn: 'Anders kann man sich hier nicht anmelden.',
  addressUnconfirmed:
    'Bestätige zuerst deine E-Mail-Adresse. Den Link dazu hast du per Mail bekommen.',
  failed: 'Etwas ist schiefgegangen',
  loadFailed: 'Die Verbindung konnte nicht geladen werden',
}
