import type { WelcomeStep } from '@medley/contract/accounts/welcome'
import { type RawBuilder, sql } from 'kysely'

export interface WelcomeRow {
  step: WelcomeStep
  markedCount: number
  ratedCount: number
}

/** The columns of a member's `WelcomeRow`. */
export function welcomeColumnsOf(userId: number): RawBuilder<unknown> {
  return sql`
    coalesce((select step from welcomes where user_id = ${userId}), 'ended') as step,
    (select count(*) from engagements where user_id = ${userId}) as "markedCount",
    (select count(distinct work_id) from reviews where author_id = ${userId}) as "ratedCount"
  `
}
