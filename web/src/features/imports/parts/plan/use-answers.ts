import type { ImportItem } from '@medley/contract/transfer/imports'
import { useState } from 'react'
import { useDecisions } from '../../imports.calls.ts'
import { reportFailure } from '../confirmed-button.tsx'
import {
  decisionsOf,
  draftOf,
  type ItemDecision,
  missingOf,
  type StepDraft,
} from '../step-draft.ts'

/** The draft of each step and its handlers; calls `goOn` after an answer is saved. */
export function useAnswers(importId: number, goOn: () => void) {
  const decisions = useDecisions(importId)
  const [drafts, setDrafts] = useState<ReadonlyMap<number, StepDraft>>(new Map())
  const storeDraft = (id: number, draft: StepDraft) => setDrafts(new Map(drafts).set(id, draft))
  const decide = async (id: number, given: readonly ItemDecision[]): Promise<boolean> => {
    try {
      await decisions.decide(id, given)
      return true
    } catch (error) {
      reportFailure(error)
      return false
    }
  }
  const answer = async (id: number, given: readonly ItemDecision[]) => {
    if (decisions.isPending || !(await decide(id, given))) return
    setDrafts(new Map([...drafts].filter(([other]) => other !== id)))
    goOn()
  }
  const show = (item: ImportItem) => {
    const { id, question } = item
    const draft = drafts.get(id) ?? draftOf(item)
    return {
      item,
      draft,
      busy: decisions.isPending,
      onDraft: (changed: StepDraft) => storeDraft(id, changed),
      onUnselect: () => {
        storeDraft(id, { ...draft, work: null })
        if (question === null) void decide(id, [{ action: 'reset' }])
      },
      onNext: () => {
        if (missingOf(item, draft) === null) void answer(id, decisionsOf(item, draft))
      },
      onSkip: () => void answer(id, [{ action: 'skip' }]),
    }
  }
  return { show }
}
