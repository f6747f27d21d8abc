import { useUnsavedChangesPrompt } from '../../../ui/forms/use-unsaved-changes-prompt.tsx'
import { isEditQuery } from '../list-address.ts'
import { isOwnerNow } from '../../sessions/own-username.ts'
import { listTexts } from '../lists.messages.ts'

/** Asks for confirmation before the owner leaves the list editor for another screen or closes the page. */
export function useLeaveList(owner: string) {
  return useUnsavedChangesPrompt({
    prompt: listTexts.leaveQuestion,
    loses: (current, next) => {
      const isSameEditor =
        current.pathname === next.pathname && isEditQuery(new URLSearchParams(next.search))
      return isOwnerNow(owner) && !isSameEditor
    },
    asksBeforeUnload: true,
  })
}
