import type { Translation } from '../../lib/translation.ts'
import type * as english from './install.messages.ts'

export const installTexts: Translation<typeof english.installTexts> = {
  title: 'Medley auf deinem Startbildschirm',
  lead: 'Medley verhält sich wie eine App: Es öffnet sich in einem eigenen Fenster und behält, was du schreibst, wenn die Verbindung abreißt. Aus einem Store musst du nichts laden.',
  thisDevice: 'Auf diesem Gerät',
  otherDevices: 'Auf anderen Geräten',
  install: 'Medley installieren',
  installed: 'Medley ist auf diesem Gerät installiert.',
}

export const storeTexts: Translation<typeof english.storeTexts> = {
  apps: 'Apps',
  alsoOnPhone: 'Auch auf dem Handy:',
  appStore: 'App Store',
  googlePlay: 'Google Play',
  withoutAppStore: 'iPhone, ohne App Store',
  withoutGooglePlay: 'Android, ohne Google Play',
}

export const deviceTexts: Translation<typeof english.deviceTexts> = {
  apple: {
    name: 'iPhone und iPad, in Safari',
    steps: [
      'Tippe auf „Teilen“, das Quadrat mit dem Pfeil.',
      'Wähle „Zum Home-Bildschirm“.',
      'Tippe auf „Hinzufügen“.',
    ],
  },
  android: {
    name: 'Android, in Chrome',
    steps: [
      'Öffne das Menü mit den drei Punkten.',
      'Wähle „Zum Startbildschirm hinzufügen“ oder „App installieren“.',
      'Tippe auf „Installieren“.',
    ],
  },
  mac: {
    name: 'Mac, in Safari',
    steps: ['Öffne das Menü „Ablage“.', 'Wähle „Zum Dock hinzufügen“.', 'Klicke auf „Hinzufügen“.'],
  },
  computer: {
    name: 'Computer, in Chrome oder Edge',
    steps: [
      'Klicke auf das Symbol zum Installieren am Ende der Adresszeile.',
      'Klicke auf „Installieren“.',
    ],
  },
}
