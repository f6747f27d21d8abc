import { AppError } from '../../app-error.ts'
import type { Handle } from '../../db/transaction.ts'
import {
  findInRecommendations,
  updateInRecommendations,
} from './accounts.recommendations.queries.ts'

/** True if a member takes part in recommendations. Throws `unauthenticated` if the account is gone. */
export async function isInRecommendations(handle: Handle, userId: number): Promise<boolean> {
  const isIn = await findInRecommendations(handle, userId)
  if (isIn === undefined) throw new AppError('unauthenticated')
  return isIn
}

/** Lets a member's ratings teach the model and be reasons for friends, or not; returns whether that is a change. */
export function setInRecommendations(
  handle: Handle,
  userId: number,
  isIn: boolean,
): Promise<boolean> {
  return updateInRecommendations(handle, userId, isIn)
}
