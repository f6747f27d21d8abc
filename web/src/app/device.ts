import { setTokenStore } from '../features/sessions/session.ts'
import { followBackButton } from '../lib/device-back.ts'
import { deviceStore } from '../lib/storage/device-token-store.ts'

/** Starts the phone app's device features. Call before the session is restored. */
export function startDevice(): void {
  setTokenStore(deviceStore)
  followBackButton()
}
