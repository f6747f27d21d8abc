import type { SettingsInEffect } from './config/settings-in-effect.ts'

/** This instance as admins set it up. */
export interface Instance {
  settings: SettingsInEffect
  /** The code that makes the first admin; null once there is one. */
  setupCode: string | null
  /** Has this process follow a change in the database now, instead of at its next look. */
  follow(): void
}
