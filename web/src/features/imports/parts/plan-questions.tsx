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

type PlanQuestionsProps = { details: ImportDetails; onDone: () => void }

/**
 * Open questions, one at a time. Items decided by the member or found at a source leave the queue;
 * postponed ones remain open, and the queue continues after them.
 */
export function PlanQuestions({ details, onDone }: PlanQuestionsProps) {
  const [putOff, setPutOff] = useState<readonly number[]>([])
  const [decided, setDecided] = useState<readonly number[]>([])
  const decision = useDecision(details.id)
  const questions = useImportItems(details.id, { filter: 'open', limit: 1, after: putOff.at(-1) })
  const item = questions.data?.items[0]
  const frame = useRef<HTMLDivElement>(null)
  useFocusOnChange(frame, `${item?.id} ${item?.question}`)
  const back = details.state === 'written' ? 'Back to the import' : 'Back to the plan'
  const seen = decided.length + putOff.length
  const total = seen + (questions.data?.totalCount ?? countQuestions(details))

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
    const last = decided.at(-1)
    if (last === undefined) return onDone()
    if (!(await decide(last, { action: 'reset' }))) return
    setDecided(decided.slice(0, -1))
    setPutOff(putOff.filter((id) => id < last))
  }
  const answer = async (given: ItemDecision) => {
    if (!item || !(await decide(item.id, given))) return
    setDecided([...decided.filter((id) => id !== item.id), item.id])
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
  if (!questions.data) {
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
          {putOff.length > 0
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
      <ProgressLine label="Questions seen" done={seen} total={total}>
        Question {(seen + 1).toLocaleString('en')} of {total.toLocaleString('en')}
      </ProgressLine>
      <ItemQuestion
        key={`${item.id} ${item.question}`}
        item={item}
        busy={decision.isPending || questions.isFetching}
        onDecide={(given) => void answer(given)}
        onLater={() => setPutOff([...putOff, item.id])}
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
