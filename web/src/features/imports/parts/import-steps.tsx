import type { ImportContent, ImportDetails, ImportItem } from '@medley/contract/imports'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useFocusOnChange } from '../../../lib/use-focus-on-change.ts'
import { paths } from '../../../paths.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { LoadingNote, Skeleton } from '../../../ui/skeleton.tsx'
import { useAskedItems, useDecisions } from '../imports.calls.ts'
import { importsTexts } from '../imports.messages.ts'
import { tellFailure } from './asked-button.tsx'
import { ClarifyStep } from './clarify-step.tsx'
import { ConfirmStep } from './confirm-step.tsx'
import { DiscardButton } from './discard-button.tsx'
import styles from './imports.module.css'
import { PlanLookUp } from './plan-look-up.tsx'
import { decisionsOf, draftOf, type ItemDecision, missingOf, type StepDraft } from './step-draft.ts'
import { type Step, useStep } from './use-step.ts'

type ImportStepsProps = { details: ImportDetails; content: ImportContent }

/**
 * A single Letterboxd file step by step: each film that needs its owner, then the final confirmation. Every
 * answer is kept on the server, and the address names the step: a reload goes on where it was.
 */
export function ImportSteps({ details, content }: ImportStepsProps) {
  const { id } = details
  const asked = useAskedItems(id)
  const [step, goTo] = useStep(id)
  const navigate = useNavigate()
  const decisions = useDecisions(id)
  const [drafts, setDrafts] = useState<ReadonlyMap<number, StepDraft>>(new Map())
  const frame = useRef<HTMLDivElement>(null)
  const { items, total } = asked
  const place = placeOf(items, step, asked.canLoadMore)
  const item = step === 'confirm' ? undefined : items[place]
  useFocusOnChange(frame, String(item?.id ?? step))
  const isSought = item === undefined && step !== 'confirm'
  useEffect(() => {
    if (asked.canLoadMore && (isSought || place >= items.length - stepsAhead)) asked.loadMore()
  })
  useEffect(() => {
    if (asked.isLoaded && step === undefined && !(isSought && asked.canLoadMore)) {
      goTo(item?.id ?? 'confirm', true)
    }
  })

  if (asked.isError) {
    return (
      <ErrorState
        text={importsTexts.loadFailed}
        onRetry={asked.retry}
        retrying={asked.isFetching}
      />
    )
  }
  if (!asked.isLoaded || (isSought && asked.canLoadMore)) {
    return (
      <>
        <LoadingNote />
        <Skeleton height="24rem" />
      </>
    )
  }
  const goBack = () => {
    const before = item ? items[place - 1] : items.at(-1)
    if (before) goTo(before.id)
    else void navigate(paths.importData())
  }
  const keepDraft = (itemId: number, draft: StepDraft) =>
    setDrafts(new Map(drafts).set(itemId, draft))
  const decide = async (itemId: number, given: readonly ItemDecision[]): Promise<boolean> => {
    try {
      await decisions.decide(itemId, given)
      return true
    } catch (error) {
      tellFailure(error)
      return false
    }
  }
  const answer = async (given: readonly ItemDecision[]) => {
    if (decisions.isPending || !item || !(await decide(item.id, given))) return
    const left = new Map(drafts)
    left.delete(item.id)
    setDrafts(left)
    goTo(items[place + 1]?.id ?? 'confirm')
  }
  const draft = item && (drafts.get(item.id) ?? draftOf(item))
  return (
    <div ref={frame} className={styles['stack']} tabIndex={-1}>
      {item && draft ? (
        <ClarifyStep
          key={item.id}
          item={item}
          content={content}
          draft={draft}
          number={place + 1}
          total={total}
          busy={decisions.isPending}
          onDraft={(changed) => keepDraft(item.id, changed)}
          onUnselect={() => {
            keepDraft(item.id, { ...draft, work: null })
            if (item.question === null) void decide(item.id, [{ action: 'reset' }])
          }}
          onNext={() => {
            if (missingOf(item, draft) === null) void answer(decisionsOf(item, draft))
          }}
          onSkip={() => void answer([{ action: 'skip' }])}
          onSkipRest={() => goTo('confirm')}
          onBack={goBack}
        />
      ) : (
        <ConfirmStep details={details} onBack={goBack} />
      )}
      <PlanLookUp details={details} />
      <div className={styles['keeping']}>
        <p className={styles['soft']}>{importsTexts.keptPlan}</p>
        <DiscardButton id={id} />
      </div>
    </div>
  )
}

/** How many steps are loaded before they are reached. */
const stepsAhead = 5

/**
 * Where the step is in the list as far as it is loaded; for a step that is in none of it, the first open
 * question. -1 for the confirmation, and where there is no such item yet.
 */
function placeOf(
  items: readonly Pick<ImportItem, 'id' | 'question'>[],
  step: Step,
  canLoadMore: boolean,
): number {
  if (step === 'confirm') return -1
  const named = items.findIndex(({ id }) => id === step)
  if (named >= 0 || (step !== undefined && canLoadMore)) return named
  return items.findIndex(({ question }) => question !== null)
}
