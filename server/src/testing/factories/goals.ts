import type { Goal, NewGoal } from '@medley/contract/library/goals'
import { expect } from 'vitest'
import type { TestApp } from '../harness.ts'
import type { TestUser } from './users.ts'

type Draft = Partial<Omit<Extract<NewGoal, { kind: 'works' }>, 'kind'>>

/** A goal of 24 works of every medium in 2026, or what else is wanted. */
export async function aGoal(
  app: TestApp,
  { by, of, ...draft }: Draft & { by: TestUser; of?: { list: { id: number }; until: string } },
): Promise<Goal> {
  const { isPrivate = false } = draft
  const body = of
    ? { kind: 'list' as const, listId: of.list.id, until: of.until, isPrivate }
    : { kind: 'works' as const, year: 2026, target: 24, ...draft }
  const answer = await app.call(by, 'POST /v1/goals', { body })
  expect(answer.status).toBe(201)
  return answer.body
}
