import type { SearchItem, WorkRef } from '@medley/contract/shapes'
import type { UseMutationResult } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from '../../lib/router/navigation.tsx'
import { paths } from '../../paths.ts'
import { Confirmation } from '../../ui/overlays/confirmation.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { WorksToChoose } from '../search/likely-works.tsx'
import { MediaSearch } from '../search/media-search.tsx'
import { nameWithYear } from '../works/medium-words.ts'
import { useJoinWork, useLikelySame, useMergeWork } from './merges.calls.ts'
import { mergeTexts as texts } from './merges.messages.ts'

export type MergeWindowProps = {
  open: boolean
  work: WorkRef & { releaseDate: string | null }
  onClose: () => void
}

type Named = Pick<WorkRef, 'id' | 'medium' | 'title'>

interface ChooseWorkProps extends MergeWindowProps {
  title: string
  intro: string
  prompt: (work: string, into: string) => string
  consequence: string
  confirm: string
  danger?: boolean
  /** Works to choose from without a search. */
  likely?: readonly SearchItem[]
  merge: (onMerged: () => void) => UseMutationResult<unknown, Error, { work: Named; into: Named }>
}

/** An admin's choice of the work that another one is merged into; asks before it merges. */
export function MergeWindow(props: MergeWindowProps) {
  return (
    <ChooseWork
      {...props}
      title={texts.title(props.work.title)}
      intro={texts.intro}
      prompt={texts.prompt}
      consequence={texts.consequence}
      confirm={texts.confirm}
      danger
      merge={useMergeWork}
    />
  )
}

/** A member's choice of the work that one they added is; asks before it joins them. */
export function JoinWindow(props: MergeWindowProps) {
  const likely = useLikelySame(props.work, props.open)
  return (
    <ChooseWork
      {...props}
      likely={likely.data ?? []}
      title={texts.joinTitle(props.work.title)}
      intro={texts.joinIntro}
      prompt={texts.joinPrompt}
      consequence={texts.joinConsequence}
      confirm={texts.join}
      merge={useJoinWork}
    />
  )
}

function ChooseWork(props: ChooseWorkProps) {
  const { open, work, onClose, likely = [], merge: useMerge, ...words } = props
  const navigate = useNavigate()
  const [into, setInto] = useState<SearchItem>()
  // The picker takes the focus before the dialog can note where it was.
  const [opener] = useState(() => document.activeElement)
  const merge = useMerge(() => {
    onClose()
    if (into) navigate(paths.work(into), { replace: true })
  })
  const forget = () => setInto(undefined)
  return (
    <Dialog open={open} onClose={onClose} title={words.title} returnTo={opener}>
      <p>{words.intro}</p>
      <WorksToChoose heading={texts.likely} works={likely} onPick={setInto} />
      <MediaSearch
        mediums={[work.medium]}
        initialTerm={work.title}
        exceptId={work.id}
        autoFocus
        onPick={setInto}
      />
      <Confirmation
        open={into !== undefined}
        prompt={into ? words.prompt(nameWithYear(work), nameWithYear(into)) : words.confirm}
        body={words.consequence}
        confirmLabel={words.confirm}
        cancelLabel={texts.cancel}
        danger={words.danger ?? false}
        busy={merge.isPending}
        onCancel={forget}
        onConfirm={() => {
          if (into) merge.mutate({ work, into }, { onSettled: forget })
        }}
      />
    </Dialog>
  )
}
