import { mergesTexts } from '@medley/texts/merges'
import { displayTitleOf } from '@medley/messages/titles'
import type { SearchItem, WorkRef } from '@medley/contract/values/shapes'
import type { UseMutationResult } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from '../../lib/router/navigation.tsx'
import { paths } from '../../paths.ts'
import { Confirmation } from '../../ui/overlays/confirmation.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { WorksToChoose } from '../search/likely-works.tsx'
import { MediaSearch } from '../media-search/media-search.tsx'
import { nameWithYear } from '../works/name-with-year.ts'
import { type MergeOf, useJoinWork, useLikelySame, useMergeWork } from './merges.calls.ts'

export type MergeWindowProps = {
  open: boolean
  work: WorkRef & { releaseDate: string | null }
  onClose: () => void
}

interface ChooseWorkProps extends MergeWindowProps {
  title: string
  intro: string
  prompt: (work: string, into: string) => string
  consequence: string
  confirm: string
  danger?: boolean
  /** Works to choose from without a search. */
  likely?: readonly SearchItem[]
  merge: UseMutationResult<unknown, Error, MergeOf>
}

/** An admin's choice of the work that another one is merged into; asks before it merges. */
export function MergeWindow(props: MergeWindowProps) {
  const merge = useMergeWork()
  return (
    <ChooseWork
      {...props}
      title={mergesTexts.title({ work: displayTitleOf(props.work) })}
      intro={mergesTexts.intro}
      prompt={(work, into) => mergesTexts.prompt({ work, into })}
      consequence={mergesTexts.consequence}
      confirm={mergesTexts.confirm}
      danger
      merge={merge}
    />
  )
}

/** A member's choice of the work that one they added is; asks before it joins them. */
export function JoinWindow(props: MergeWindowProps) {
  const likely = useLikelySame(props.work, props.open)
  const join = useJoinWork()
  return (
    <ChooseWork
      {...props}
      likely={likely.data ?? []}
      title={mergesTexts.joinTitle({ work: displayTitleOf(props.work) })}
      intro={mergesTexts.joinIntro}
      prompt={(work, into) => mergesTexts.joinPrompt({ work, into })}
      consequence={mergesTexts.joinConsequence}
      confirm={mergesTexts.join}
      merge={join}
    />
  )
}

function ChooseWork(props: ChooseWorkProps) {
  const { open, work, onClose, likely = [], merge, ...words } = props
  const navigate = useNavigate()
  const [into, setInto] = useState<SearchItem>()
  // The picker takes the focus before the dialog can note where it was.
  const [opener] = useState(() => document.activeElement)
  const forget = () => setInto(undefined)
  return (
    <Dialog open={open} onClose={onClose} title={words.title} returnTo={opener}>
      <p>{words.intro}</p>
      <WorksToChoose heading={mergesTexts.likely} works={likely} onPick={setInto} />
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
        cancelLabel={mergesTexts.cancel}
        danger={words.danger ?? false}
        busy={merge.isPending}
        onCancel={forget}
        onConfirm={() => {
          if (!into) return
          const onDone = () => {
            onClose()
            navigate(paths.work(into), { replace: true })
          }
          merge.mutate({ work, into, onDone }, { onSettled: forget })
        }}
      />
    </Dialog>
  )
}
