import type { GoalKind } from '@medley/contract/library/goals'
import { isMedium } from '@medley/contract/values/medium'
import type { GoalDraft } from '../goals.calls.ts'
import { readTarget } from './amount-field.tsx'

/** A goal as it is typed so far. */
export interface Typed {
  kind: GoalKind
  medium: string
  amount: string
  year: string
  listId: string
  until: string
  isPrivate: boolean
}

export type TypedProps = {
  typed: Typed
  isWrong: boolean
  onChange: (part: Partial<Typed>) => void
}

/** The goal that was typed; null if something is missing. */
export function draftOf(typed: Typed): GoalDraft | null {
  const { kind, medium, listId, until, isPrivate } = typed
  if (kind === 'list') {
    return listId === '' || until === '' ? null : { kind, listId: Number(listId), until, isPrivate }
  }
  const target = readTarget(kind, typed.amount)
  if (target === null) return null
  const goal = { year: Number(typed.year), target, isPrivate }
  return kind === 'works'
    ? { kind, ...goal, medium: isMedium(medium) ? medium : null }
    : { kind, ...goal }
}
