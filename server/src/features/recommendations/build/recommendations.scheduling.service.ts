import { type Medium, mediums } from '@medley/contract/values/medium'
import { z } from 'zod'
import type { Context } from '../../../context.ts'
import type { Handle } from '../../../db/transaction.ts'
import type { JobAddress } from '../../../jobs/job-kind.ts'

interface Renewal {
  userId: number
  /** All if absent. */
  medium?: Medium | undefined
}

/** At most one per member and medium waits. */
export const renewalAddress: JobAddress<Renewal> = {
  name: 'recommendations-renew',
  payload: z.object({ userId: z.int().positive(), medium: z.enum(mediums).optional() }),
  singleton: true,
}

/**
 * Schedules the renewal of a member's recommendations, of one medium or of all, in the transaction that
 * changes what they rest on.
 */
export async function scheduleRenewal(
  { jobs }: Pick<Context, 'jobs'>,
  handle: Handle,
  userId: number,
  medium?: Medium,
): Promise<void> {
  const key = `${userId} ${medium ?? 'all'}`
  await jobs.enqueue(handle, renewalAddress, { userId, medium }, { key })
}
