import { newPostTexts } from '@medley/texts/new-post'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from '../../lib/router/navigation.tsx'
import { useRouter } from '../../lib/router/router-context.ts'
import { Button } from '../../ui/forms/button.tsx'
import { Confirmation } from '../../ui/overlays/confirmation.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { IconButton } from '../../ui/forms/icon-button.tsx'
import { MediaSearch } from '../media-search/media-search.tsx'
import { useMember } from '../sessions/session.ts'
import { closeNewPost, type NewPostState, type NewPostWork } from './new-post.ts'
import { usePostReview } from './new-post.calls.ts'
import styles from './parts/new-post-form.module.css'
import { NewPostSkeleton } from './parts/new-post-skeleton.tsx'
import { NewPostVisitor } from './parts/new-post-visitor.tsx'
import { UnfinishedReviews } from './parts/unfinished-reviews.tsx'
import { useKindOfPost } from './parts/use-kind-of-post.tsx'
import { useChosenWork } from './parts/use-chosen-work.ts'
import { WorkStep } from './parts/work-step.tsx'
import { useNewReview } from './parts/use-new-review.ts'

const formId = 'new-post'

/** Two steps: choose a work, then rate and review it. Asks for confirmation before discarding text. */
export function NewPostPopup({ state }: { state: NewPostState }) {
  const isVisitor = useMember() === null
  const { work, isLoading, choose } = useChosenWork(state)
  const writing = useNewReview(state.work?.id ?? state.wanted?.id)
  const [asking, setAsking] = useState(false)
  const [opener] = useState(() => document.activeElement)
  const post = usePostReview()
  const kind = useKindOfPost(work)
  const isBusy = post.isPending || kind.isSaving
  const requestClose = () => {
    if (!state.open || isBusy) return
    if (writing.isWritten) setAsking(true)
    else closeNewPost()
  }
  useRequestOnLeave(requestClose)
  const pick = (picked: NewPostWork) => {
    writing.turnTo(picked)
    choose(picked)
  }
  const submit = () => {
    if (work) post.mutate({ work, draft: writing.draft }, { onSuccess: closeNewPost })
  }
  const isWriting = !isVisitor && work !== null
  const action = kind.isPoint ? newPostTexts.save : newPostTexts.post
  return (
    <Dialog
      open={state.open}
      onClose={requestClose}
      title={newPostTexts.title}
      returnTo={opener}
      tall={isWriting}
      lead={
        isWriting && (
          <IconButton
            label={newPostTexts.back}
            icon={<ArrowLeft />}
            disabled={isBusy}
            onClick={() => choose(null)}
          />
        )
      }
      footer={
        isWriting && (
          <Button type="submit" form={formId} loading={isBusy}>
            {action}
          </Button>
        )
      }
    >
      {isVisitor ? (
        <NewPostVisitor />
      ) : work ? (
        <WorkStep id={formId} work={work} kind={kind} writing={writing} onPost={submit} />
      ) : (
        <SearchStep isLoading={isLoading} onPick={pick} />
      )}
      <Confirmation
        open={asking}
        prompt={newPostTexts.cancelQuestion}
        body={newPostTexts.cancelConsequence}
        confirmLabel={newPostTexts.cancel}
        cancelLabel={newPostTexts.keepWriting}
        danger
        onConfirm={() => {
          setAsking(false)
          writing.discard()
          closeNewPost()
        }}
        onCancel={() => setAsking(false)}
      />
    </Dialog>
  )
}

type SearchStepProps = { isLoading: boolean; onPick: (work: NewPostWork) => void }

function SearchStep({ isLoading, onPick }: SearchStepProps) {
  if (isLoading) return <NewPostSkeleton />
  return (
    <div className={styles['search']}>
      <UnfinishedReviews onPick={onPick} />
      <MediaSearch onPick={onPick} autoFocus suggests />
    </div>
  )
}

/** Requests closing on navigation, such as the browser's Back button; not on one that was under way at the opening. */
function useRequestOnLeave(requestClose: () => void): void {
  const { pathname } = useLocation()
  const router = useRouter()
  const [openedAt] = useState(() => router.state.location.pathname)
  const leave = useEffectEvent(requestClose)
  useEffect(() => {
    if (router.state.location.pathname !== openedAt) leave()
  }, [pathname, router, openedAt])
}
