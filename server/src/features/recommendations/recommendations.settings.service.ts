import type { Actor } from '../../actor.ts'
import type { Context } from '../../context.ts'
import {
  isInRecommendations,
  setInRecommendations,
} from '../accounts/accounts.recommendations.service.ts'

interface Settings {
  inRecommendations: boolean
}

/** Returns whether the actor takes part in recommendations. */
export async function showSettings(ctx: Context, actor: Actor): Promise<Settings> {
  return { inRecommendations: await isInRecommendations(ctx.db, actor.id) }
}

/**
 * Lets the actor take part in recommendations or not. At once for the reasons that others see; the model
 * is without their ratings from the next night on.
 */
export async function changeSettings(
  ctx: Context,
  actor: Actor,
  settings: Settings,
): Promise<Settings> {
  await setInRecommendations(ctx.db, actor.id, settings.inRecommendations)
  return settings
}
