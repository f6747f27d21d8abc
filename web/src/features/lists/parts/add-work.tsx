import type { SearchItem } from '@medley/contract/shapes'
import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '../../../ui/forms/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { showSnackbar } from '../../../ui/feedback/snackbar-store.ts'
import { MediaSearch } from '../../search/media-search.tsx'
import { listHolds } from '../lists.calls.ts'
import { listTexts as texts } from '../lists.messages.ts'
import type { ListDraft } from './use-list-draft.ts'

/** Search popup that adds a work to the end of the list, unless the list already holds it. */
export function AddWork({ listId, draft }: { listId: number; draft: ListDraft }) {
  const [isOpen, setIsOpen] = useState(false)
  const [opener, setOpener] = useState<HTMLButtonElement | null>(null)
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
        showSnackbar({ text: texts.present, kind: 'warning' })
        return
      }
      draft.add(work)
      setIsOpen(false)
      showSnackbar({ text: texts.added(work.title), kind: 'success' })
    } catch {
      showSnackbar({ text: texts.changeFailed, kind: 'error' })
    } finally {
      isChecking.current = false
    }
  }
  return (
    <>
      <Button
        ref={setOpener}
        kind="quiet"
        icon={<Plus aria-hidden="true" />}
        onClick={() => setIsOpen(true)}
      >
        Add a work
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title="Add a work" returnTo={opener}>
        <MediaSearch onPick={(work) => void pick(work)} autoFocus />
      </Dialog>
    </>
  )
}
