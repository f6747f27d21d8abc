import type { DeviceKind } from './device.rules.ts'

/** Texts about Medley on the home screen. */
export const installTexts = {
  title: 'Medley on your home screen',
  lead: 'Medley works like an app: it opens in its own window and keeps what you typed when you go offline. There’s nothing to download from a store.',
  thisDevice: 'On this device',
  otherDevices: 'On other devices',
  install: 'Install Medley',
  installed: 'Medley is installed on this device.',
}

/** Texts of the links to app stores, which an app does not have. */
export const storeTexts = {
  apps: 'Apps',
  alsoOnPhone: 'Also on the phone:',
  appStore: 'App Store',
  googlePlay: 'Google Play',
  /** Where there is no address in a store. */
  withoutAppStore: 'iPhone, without the App Store',
  withoutGooglePlay: 'Android, without Google Play',
}

export const deviceTexts: Record<DeviceKind, { name: string; steps: string[] }> = {
  apple: {
    name: 'iPhone and iPad, in Safari',
    steps: ['Tap Share, the square with an arrow.', 'Choose Add to Home Screen.', 'Tap Add.'],
  },
  android: {
    name: 'Android, in Chrome',
    steps: [
      'Open the menu with the three dots.',
      'Choose Add to home screen, or Install app.',
      'Tap Install.',
    ],
  },
  mac: {
    name: 'Mac, in Safari',
    steps: ['Open the File menu.', 'Choose Add to Dock.', 'Press Add.'],
  },
  computer: {
    name: 'Computer, in Chrome or Edge',
    steps: ['Press the install icon at the end of the address bar.', 'Press Install.'],
  },
}
