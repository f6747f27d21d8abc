import { type RawBuilder, sql } from 'kysely'
import { latestEnd } from './clock.ts'
import type { Context } from './context.ts'

/** How long the groups of a login count, in ms: whoever leaves the group is no admin half a day later. */
export const groupAdminMs = 12 * 3_600_000

/** A condition on the row `sessions`: its member is an admin by a group of the identity provider, at which it began. */
export function isOfGroupAdmin({
  clock,
  identityProvider,
}: Pick<Context, 'clock' | 'identityProvider'>): RawBuilder<boolean> {
  const group = identityProvider?.adminGroup
  if (group === undefined) return sql<boolean>`false`
  const now = clock.now()
  return sql<boolean>`coalesce(sessions.admin_group = ${group} and sessions.admin_until > ${now}
    and sessions.admin_until <= ${latestEnd(now, groupAdminMs)}, false)`
}
