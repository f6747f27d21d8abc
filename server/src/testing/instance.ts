import { settingsInEffect } from '../config/settings-in-effect.ts'
import type { StoredValues } from '../config/setting-values.ts'
import type { Instance } from '../instance.ts'

/** The address at which tests serve. */
export const environmentOfTests = { PUBLIC_URL: 'https://medley.example' }

/** An instance with an admin, whose settings are those of an environment and stored ones. */
export function instanceOfTests(
  environment: NodeJS.ProcessEnv = environmentOfTests,
  stored: StoredValues = {},
): Instance {
  const settings = settingsInEffect(environment, stored)
  return { settings, setupCode: null, follow: () => undefined }
}
