import { sessionsTexts } from '@medley/texts/sessions'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'
import { onOtherWindowChange, storedMemberId } from './parts/stored-member-id.ts'
import { currentMember, isSessionEnded, leave, restoreSession } from './session.ts'

const timeout = 8000

/** Syncs login and logout across the browser's windows. */
export function followOtherWindows(): void {
  onOtherWindowChange(() => void catchUp())
}

async function catchUp(): Promise<void> {
  const stored = storedMemberId()
  const before = currentMember()
  if (stored === undefined || (stored === (before?.id ?? null) && !isSessionEnded())) return
  if (stored === null) leave()
  else await restoreSession()
  const now = currentMember()
  if (!before || now?.id === before.id) return
  const text = now
    ? sessionsTexts.otherWindows.changedElsewhere({ username: now.username })
    : sessionsTexts.otherWindows.leftElsewhere
  showSnackbar({ text, kind: 'warning', timeout })
}
