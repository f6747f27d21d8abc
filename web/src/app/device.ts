import { keepTokenIn } from '../features/sessions/session.ts'
import { followBackButton } from '../lib/device-back.ts'
import { deviceStore } from '../lib/device-token-store.ts'

/** What only the app on a phone does. Call before the session is restored. */
export function startDevice(): void {
  keepTokenIn(deviceStore)
  followBackButton()
}
