import { Preferences } from '@capacitor/preferences'
import { logFailure } from './log.ts'
import { cookieStore, type TokenStore } from './token-store.ts'

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

/**
 * The store of the app on a phone: the cookie, which iOS does not keep for pages of an app, and the
 * device's own storage, which is read where there is no cookie.
 */
export const deviceStore: TokenStore = {
  read: () => cookieStore.read() ?? readDevice(),
  write: (token, lifetime) => {
    cookieStore.write(token, lifetime)
    logged(Preferences.set({ key, value: token }))
  },
  clear: () => {
    cookieStore.clear()
    logged(Preferences.remove({ key }))
  },
}
