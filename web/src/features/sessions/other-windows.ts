import { showSnackbar } from '../../ui/snackbar-store.ts'
import { onWordOfWindows, wordOfWindows } from './parts/other-windows.ts'
import { currentMember, isSessionEnded, leave, restoreSession } from './session.ts'
import { sessionTexts } from './sessions.messages.ts'

const timeout = 8000

/** Syncs login and logout across the browser's windows. */
export function followOtherWindows(): void {
  onWordOfWindows(() => void catchUp())
}

async function catchUp(): Promise<void> {
  const word = wordOfWindows()
  const before = currentMember()
  if (word === undefined || (word === (before?.id ?? null) && !isSessionEnded())) return
  if (word === null) leave()
  else await restoreSession()
  const now = currentMember()
  if (!before || now?.id === before.id) return
  const text = now ? sessionTexts.changedElsewhere(now.username) : sessionTexts.leftElsewhere
  showSnackbar({ text, kind: 'warning', timeout })
}
