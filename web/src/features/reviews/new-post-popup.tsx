import { ArrowLeft } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { today } from '../../lib/today.ts'
import { Button } from '../../ui/button.tsx'
import { Confirmation } from '../../ui/confirmation.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { MediaSearch } from '../search/media-search.tsx'
import { useMember } from '../sessions/session.ts'
import { closeNewPost, type NewPostState } from './new-post.ts'
import { type Draft, usePostReview } from './new-post.calls.ts'
import { newPostTexts } from './new-post.messages.ts'
import styles from './parts/new-post-form.module.css'
import { NewPostForm } from './parts/new-post-form.tsx'
import { NewPostSkeleton } from './parts/new-post-skeleton.tsx'
import { NewPostVisitor } from './parts/new-post-visitor.tsx'
import { useChosenWork } from './parts/use-chosen-work.ts'

const formId = 'new-post'

/** Two steps: choose a work, then rate and review it. Written text is not lost without a question. */
export function NewPostPopup({ state }: { state: NewPostState }) {
  const isVisitor = useMember() === null
  const { work, isLoading, choose } = useChosenWork(state)
  const [draft, setDraft] = useState(emptyDraft)
  const [asking, setAsking] = useState(false)
  const [opener] = useState(() => document.activeElement)
  const post = usePostReview()
  const requestClose = () => {
    if (!state.open || post.isPending) return
    if (draft.review.trim() === '') closeNewPost()
    else setAsking(true)
  }
  useRequestOnLeave(requestClose)
  const submit = () => {
    if (work) post.mutate({ work, draft }, { onSuccess: closeNewPost })
  }
  const isWriting = !isVisitor && work !== null
  return (
    <Dialog
      open={state.open}
      onClose={requestClose}
      title={newPostTexts.title}
      returnTo={opener}
      lead={
        isWriting && (
          <IconButton
            label={newPostTexts.back}
            icon={<ArrowLeft />}
            disabled={post.isPending}
            onClick={() => choose(null)}
          />
        )
      }
      footer={
        isWriting && (
          <Button type="submit" form={formId} loading={post.isPending}>
            {newPostTexts.post}
          </Button>
        )
      }
    >
      {isVisitor ? (
        <NewPostVisitor />
      ) : work ? (
        <NewPostForm id={formId} work={work} draft={draft} onDraft={setDraft} onSubmit={submit} />
      ) : isLoading ? (
        <NewPostSkeleton />
      ) : (
        <div className={styles['search']}>
          <MediaSearch onPick={choose} autoFocus />
        </div>
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
          closeNewPost()
        }}
        onCancel={() => setAsking(false)}
      />
    </Dialog>
  )
}

function emptyDraft(): Draft {
  return { dateViewed: today(), rating: 5, review: '', spoiler: false }
}

/** Going to another page, such as with the browser's back button, counts as closing. */
function useRequestOnLeave(requestClose: () => void): void {
  const { pathname } = useLocation()
  const [openedAt] = useState(pathname)
  const leave = useEffectEvent(requestClose)
  useEffect(() => {
    if (pathname !== openedAt) leave()
  }, [pathname, openedAt])
}
