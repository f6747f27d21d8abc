import { Preferences } from '@capacitor/preferences'
import { logFailure } from '../log.ts'
import type { TokenStore } from './token-store.ts'

const key = 'authorization'

function logged(step: Promise<unknown>): void {
  step.catch((error: unknown) => logFailure('The storage of the device did not answer', error))
}

async function readDevice(): Promise<string | null> {
  try {
    return (await Preferences.get({ key })).value
  } catch (error) {
    logFailure('The storage of the device did not answer', error)
    return null
  }
}

/** The store of the app on a phone, whose pages share no cookies with the server: the device's own storage. */
export const deviceStore: TokenStore = {
  read: readDevice,
  write: (token) => logged(Preferences.set({ key, value: token })),
  clear: () => logged(Preferences.remove({ key })),
}
