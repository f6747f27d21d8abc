import { listsTexts } from '@medley/texts/lists'
import type { SearchItem } from '@medley/contract/values/shapes'
import { displayTitleOf } from '@medley/messages/titles'
import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { announce } from '../../../ui/feedback/announcement-store.ts'
import { Button } from '../../../ui/forms/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { showSnackbar } from '../../../ui/feedback/snackbar-store.ts'
import { MediaSearch } from '../../media-search/media-search.tsx'
import { listHolds } from '../lists.calls.ts'
import type { ListDraft } from './use-list-draft.ts'

type AddWorkProps = { listId: number; draft: ListDraft }

/** Search popup that adds works to the end of the list until it is closed; ticks those in the list. */
export function AddWork({ listId, draft }: AddWorkProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [opener, setOpener] = useState<HTMLButtonElement | null>(null)
  const { added, pick, unpick, reset } = useAdding(listId, draft)
  const open = () => {
    reset()
    setIsOpen(true)
  }
  const close = () => setIsOpen(false)
  return (
    <>
      <Button ref={setOpener} kind="quiet" icon={<Plus aria-hidden="true" />} onClick={open}>
        {listsTexts.addWork}
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title={listsTexts.addWork}
        returnTo={opener}
        footer={
          added > 0 && <Button onClick={close}>{listsTexts.doneWith({ count: added })}</Button>
        }
      >
        <MediaSearch
          onPick={(work) => void pick(work)}
          several={{ isPicked: draft.holds, onUnpick: unpick }}
          autoFocus
          suggests
        />
      </Dialog>
    </>
  )
}

/** Adds to the draft, and takes out again what was added since the last `reset`. */
function useAdding(listId: number, draft: ListDraft) {
  const [addedIds, setAddedIds] = useState<readonly number[]>([])
  const isChecking = useRef(false)
  const isPresent = async (work: SearchItem) => {
    if (draft.holds(work.id)) return true
    if (draft.isRemoved(work.id)) return false
    return listHolds(listId, work)
  }
  const pick = async (work: SearchItem) => {
    if (isChecking.current) return
    isChecking.current = true
    try {
      if (await isPresent(work)) {
        showSnackbar({ text: listsTexts.present, kind: 'warning' })
        return
      }
      draft.add(work)
      setAddedIds((before) => [...before, work.id])
      announce(listsTexts.added({ title: displayTitleOf(work) }))
    } catch {
      showSnackbar({ text: listsTexts.changeFailed, kind: 'error' })
    } finally {
      isChecking.current = false
    }
  }
  const unpick = (work: SearchItem) => {
    if (!addedIds.includes(work.id)) {
      showSnackbar({ text: listsTexts.present, kind: 'warning' })
      return
    }
    draft.remove(work)
    setAddedIds((before) => before.filter((id) => id !== work.id))
    announce(listsTexts.removed({ title: displayTitleOf(work) }))
  }
  return { added: addedIds.length, pick, unpick, reset: () => setAddedIds([]) }
}
