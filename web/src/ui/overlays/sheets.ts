import { createPresence } from '../../lib/presence.ts'

/** Open windows and drawers, which on phones have their buttons at the lower edge. */
export const sheets = createPresence()
