import { createPresence } from '../../lib/presence.ts'

/** Lists that keep what follows them out of sight. */
export const growingLists = createPresence()
