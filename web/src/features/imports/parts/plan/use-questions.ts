import { importsTexts } from '@medley/texts/imports'
import type { ImportDetails } from '@medley/contract/transfer/imports'
import { useState } from 'react'
import { logFailure } from '../../../../lib/log.ts'
import { showSnackbar } from '../../../../ui/feedback/snackbar-store.ts'
import { countQuestions, useDecision, useImportItems } from '../../imports.calls.ts'
import type { ItemDecision } from '../step-draft.ts'

/** Subject of the questions: which works the items are, or the scores that reviews lack. */
export type Asking = 'works' | 'scores'

/** An item that the member saw; a postponed one stays open. */
interface Step {
  id: number
  isPostponed: boolean
}

/** Postponed items to load again: more than look-ups settle in between. */
const lookBack = 20

/** The queue of open questions of an import, and the handlers of the current one. */
export function useQuestions(details: ImportDetails, about: Asking, onDone: () => void) {
  const [steps, setSteps] = useState<readonly Step[]>([])
  const { decide, isPending } = useDecide(details.id)
  const postponed = steps.filter(({ isPostponed }) => isPostponed).map(({ id }) => id)
  const questions = useQueue(details.id, about, postponed)
  const { item } = questions
  const open = about === 'scores' ? details.questions.score : countQuestions(details)
  const goOn = (step: Step) => setSteps([...steps.filter(({ id }) => id !== step.id), step])
  const answer = async (given: ItemDecision) => {
    if (item && (await decide(item.id, given))) goOn({ id: item.id, isPostponed: false })
  }
  const goBack = async () => {
    const last = steps.at(-1)
    if (!last) return onDone()
    if (last.isPostponed || (await decide(last.id, { action: 'reset' }))) {
      setSteps(steps.slice(0, -1))
    }
  }
  return {
    ...questions,
    seen: steps.length,
    total: steps.length - postponed.length + open,
    hasPostponed: postponed.length > 0,
    busy: isPending || questions.isFetching,
    answer: (given: ItemDecision) => void answer(given),
    postpone: () => item && goOn({ id: item.id, isPostponed: true }),
    goBack: () => void goBack(),
  }
}

/** The first open item that was not postponed; undefined at the end, and during the first load. */
function useQueue(importId: number, about: Asking, postponed: readonly number[]) {
  const behind = Math.min(postponed.length, lookBack)
  const { data, isError, isFetching, isPlaceholderData, refetch } = useImportItems(importId, {
    filter: about === 'scores' ? 'score' : 'open',
    limit: behind + 2,
    offset: postponed.length - behind,
  })
  const next = data?.items.find(({ id }) => !postponed.includes(id))
  const item = about === 'works' && next?.question === 'score' ? undefined : next
  const isLoading = !data || (!item && isPlaceholderData)
  return { item, isError, isFetching, isLoading, retry: () => void refetch() }
}

function useDecide(importId: number) {
  const { mutateAsync, isPending } = useDecision(importId)
  const decide = async (itemId: number, given: ItemDecision): Promise<boolean> => {
    try {
      await mutateAsync({ itemId, ...given })
      return true
    } catch (error) {
      logFailure('The decision could not be kept', error)
      showSnackbar({ text: importsTexts.failed, kind: 'error' })
      return false
    }
  }
  return { decide, isPending }
}
