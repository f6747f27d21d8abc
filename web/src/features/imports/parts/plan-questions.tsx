import type { ImportDetails } from '@medley/contract/imports'
import { useRef, useState } from 'react'
import { logFailure } from '../../../lib/log.ts'
import { useFocusOnChange } from '../../../lib/use-focus-on-change.ts'
import { Button } from '../../../ui/forms/button.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { ProgressLine } from '../../../ui/feedback/progress-line.tsx'
import { LoadingNote, Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { showSnackbar } from '../../../ui/feedback/snackbar-store.ts'
import { countQuestions, useDecision, useImportItems } from '../imports.calls.ts'
import { importsTexts } from '../imports.messages.ts'
import styles from './imports.module.css'
import { ItemQuestion } from './item-question.tsx'
import type { ItemDecision } from './step-draft.ts'

/** What is asked about: which works the items are, or the scores that reviews lack. */
export type Asking = 'works' | 'scores'

type PlanQuestionsProps = { details: ImportDetails; about: Asking; onDone: () => void }

/** An item that the member saw; a postponed one stays open. */
interface Step {
  id: number
  isPostponed: boolean
}

/** Postponed items to load again: more than look-ups settle in between. */
const lookBack = 20

/**
 * Open questions, one at a time. Items decided by the member or found at a source leave the queue;
 * postponed ones remain open, and the queue continues after them.
 */
export function PlanQuestions({ details, about, onDone }: PlanQuestionsProps) {
  const [steps, setSteps] = useState<readonly Step[]>([])
  const decision = useDecision(details.id)
  const postponed = steps.filter(({ isPostponed }) => isPostponed).map(({ id }) => id)
  const behind = Math.min(postponed.length, lookBack)
  const questions = useImportItems(details.id, {
    filter: about === 'scores' ? 'score' : 'open',
    limit: behind + 2,
    offset: postponed.length - behind,
  })
  const next = questions.data?.items.find(({ id }) => !postponed.includes(id))
  const item = about === 'works' && next?.question === 'score' ? undefined : next
  const frame = useRef<HTMLDivElement>(null)
  useFocusOnChange(frame, `${item?.id} ${item?.question}`)
  const back = details.state === 'written' ? 'Back to the import' : 'Back to the plan'
  const open = about === 'scores' ? details.questions.score : countQuestions(details)
  const total = steps.length - postponed.length + open

  const decide = async (itemId: number, given: ItemDecision): Promise<boolean> => {
    try {
      await decision.mutateAsync({ itemId, ...given })
      return true
    } catch (error) {
      logFailure('The decision could not be kept', error)
      showSnackbar({ text: importsTexts.failed, kind: 'error' })
      return false
    }
  }
  const goBack = async () => {
    const last = steps.at(-1)
    if (!last) return onDone()
    if (last.isPostponed || (await decide(last.id, { action: 'reset' }))) {
      setSteps(steps.slice(0, -1))
    }
  }
  const goOn = (step: Step) => setSteps([...steps.filter(({ id }) => id !== step.id), step])
  const answer = async (given: ItemDecision) => {
    if (item && (await decide(item.id, given))) goOn({ id: item.id, isPostponed: false })
  }

  if (questions.isError) {
    return (
      <ErrorState
        text={importsTexts.loadFailed}
        onRetry={() => void questions.refetch()}
        retrying={questions.isFetching}
      />
    )
  }
  if (!questions.data || (!item && questions.isPlaceholderData)) {
    return (
      <>
        <LoadingNote />
        <Skeleton height="24rem" />
      </>
    )
  }
  if (!item) {
    return (
      <div className={styles['tight']}>
        <p role="status">
          {postponed.length > 0
            ? 'You have seen every question.'
            : 'There are no open questions any more.'}
        </p>
        <div className={styles['buttons']}>
          <Button onClick={onDone}>{back}</Button>
        </div>
      </div>
    )
  }
  return (
    <div ref={frame} className={styles['stack']} tabIndex={-1}>
      <ProgressLine label="Questions seen" done={steps.length} total={total}>
        Question {(steps.length + 1).toLocaleString('en')} of {total.toLocaleString('en')}
      </ProgressLine>
      <ItemQuestion
        key={`${item.id} ${item.question}`}
        item={item}
        busy={decision.isPending || questions.isFetching}
        onDecide={(given) => void answer(given)}
        onLater={() => goOn({ id: item.id, isPostponed: true })}
        onBack={() => void goBack()}
      />
      <p>
        <Button kind="link" onClick={onDone}>
          {back}
        </Button>
      </p>
    </div>
  )
}
