import { newPostTexts } from '@medley/texts/new-post'
import { DraftNote } from '../draft-note.tsx'
import type { NewPostWork } from '../new-post.ts'
import { NewPostForm } from './new-post-form.tsx'
import { PointStep } from './point-step.tsx'
import type { useKindOfPost } from './use-kind-of-post.tsx'
import type { useNewReview } from './use-new-review.ts'

interface WorkStepProps {
  id: string
  work: NewPostWork
  kind: ReturnType<typeof useKindOfPost>
  writing: ReturnType<typeof useNewReview>
  onPost: () => void
}

/** The second step: a review of the work, or where the member is in it. */
export function WorkStep({ id, work, kind, writing, onPost }: WorkStepProps) {
  if (kind.isPoint) {
    return (
      <PointStep
        key={work.id}
        id={id}
        work={work}
        choice={kind.choice}
        onSubmit={(changes) => void kind.save(changes)}
      />
    )
  }
  return (
    <NewPostForm
      id={id}
      work={work}
      choice={kind.choice}
      draft={writing.draft}
      onDraft={(draft) => writing.write(work, draft)}
      onSubmit={onPost}
      note={
        writing.restoredAt !== null && (
          <DraftNote
            savedAt={writing.restoredAt}
            text={(when) => newPostTexts.restored({ when })}
            discardLabel={newPostTexts.discardDraft}
            onDiscard={writing.discard}
          />
        )
      }
    />
  )
}
