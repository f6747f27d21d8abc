import type { SearchItem, WorkRef } from '@medley/contract/shapes'
import { useState } from 'react'
import { useNavigate } from '../../lib/router/navigation.tsx'
import { paths } from '../../paths.ts'
import { Confirmation } from '../../ui/overlays/confirmation.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { MediaSearch } from '../search/media-search.tsx'
import { nameWithYear } from '../works/medium-words.ts'
import { useMergeWork } from './merges.calls.ts'
import { mergeTexts as texts } from './merges.messages.ts'

export type MergeWindowProps = {
  open: boolean
  work: WorkRef & { releaseDate: string | null }
  onClose: () => void
}

/** An admin's choice of the work that another one is merged into; asks before it merges. */
export function MergeWindow({ open, work, onClose }: MergeWindowProps) {
  const navigate = useNavigate()
  const [into, setInto] = useState<SearchItem>()
  // The picker takes the focus before the dialog can note where it was.
  const [opener] = useState(() => document.activeElement)
  const merge = useMergeWork(() => {
    onClose()
    if (into) navigate(paths.work(into), { replace: true })
  })
  const forget = () => setInto(undefined)
  return (
    <Dialog open={open} onClose={onClose} title={texts.title(work.title)} returnTo={opener}>
      <p>{texts.intro}</p>
      <MediaSearch
        mediums={[work.medium]}
        initialTerm={work.title}
        exceptId={work.id}
        autoFocus
        onPick={setInto}
      />
      <Confirmation
        open={into !== undefined}
        prompt={into ? texts.prompt(nameWithYear(work), nameWithYear(into)) : texts.confirm}
        body={texts.consequence}
        confirmLabel={texts.confirm}
        cancelLabel={texts.cancel}
        danger
        busy={merge.isPending}
        onCancel={forget}
        onConfirm={() => {
          if (into) merge.mutate({ work, into }, { onSettled: forget })
        }}
      />
    </Dialog>
  )
}
