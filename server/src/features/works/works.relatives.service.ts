import { mediums } from '@medley/contract/values/medium'
import type { WorkFacts } from '../../catalogue/work-facts.ts'
import type { Handle } from '../../db/transaction.ts'
import { findStored } from './duplicates/works.deduplicate.service.ts'

/** Originals and adaptations of a work according to sources, as far as they are here. */
export async function findRelatives(
  handle: Handle,
  workId: number,
  fetched: readonly WorkFacts[],
): Promise<{ originId: number; adaptationId: number }[]> {
  const origins = await findWorks(
    handle,
    fetched.flatMap((facts) => facts.origins ?? []),
  )
  const adaptations = await findWorks(
    handle,
    fetched.flatMap((facts) => facts.adaptations ?? []),
  )
  return [
    ...origins.map((originId) => ({ originId, adaptationId: workId })),
    ...adaptations.map((adaptationId) => ({ originId: workId, adaptationId })),
  ]
}

async function findWorks(handle: Handle, facts: readonly WorkFacts[]): Promise<number[]> {
  const found = await Promise.all(
    mediums.map((medium) =>
      findStored(
        handle,
        medium,
        facts.filter((one) => one.medium === medium),
      ),
    ),
  )
  return found.flat()
}
