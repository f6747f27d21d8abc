import { hiddenByDefault, mailedByDefault } from '@medley/contract/accounts/notification-settings'
import { type RawBuilder, sql, type SqlBool } from 'kysely'

/** A condition: the member does not keep the kind in `column` (`notifications.type`) off the site. */
export function isShownTo(userId: number, column: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`${sql.ref(column)} <> all (array(
    select kind from notification_settings where user_id = ${userId} and not on_site
  ))`
}

/** A condition: the member in `user` wants to see the kind in `kind` on the site. */
export function isOnSite(user: string, kind: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`coalesce((
    select on_site from notification_settings as setting
    where setting.user_id = ${sql.ref(user)} and setting.kind = ${sql.ref(kind)}
  ), ${sql.ref(kind)} <> all (${[...hiddenByDefault]}::text[]))`
}

/** A condition: the member in `user` wants mail about the kind in `kind`. */
export function isMailed(user: string, kind: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`coalesce((
    select by_mail from notification_settings as setting
    where setting.user_id = ${sql.ref(user)} and setting.kind = ${sql.ref(kind)}
  ), ${sql.ref(kind)} = any(${[...mailedByDefault]}::text[]))`
}
