import type { Language } from '@medley/contract/values/languages'
import { sql, type SqlBool } from 'kysely'
import type { Context } from '../../context.ts'
import type { Handle } from '../../db/transaction.ts'
import { isNotSuspended } from '../moderation/moderation.visibility.ts'
import { hasProvenAddress, isAdminRow, letterLanguage } from './accounts.visibility.ts'

export interface MailRecipient {
  id: number
  username: string
  email: string
  language: Language
  /** The language in which they see titles of works, 'en' for the original ones. */
  titleLanguage: string
  isAdmin: boolean
}

export function findReachable(
  ctx: Pick<Context, 'mail' | 'clock' | 'identityProvider'>,
  handle: Handle,
  userId: number,
): Promise<MailRecipient | undefined> {
  return handle
    .selectFrom('users')
    .select([
      'id',
      'username',
      'email',
      letterLanguage.as('language'),
      sql<string>`case when users.original_titles then 'en' else ${letterLanguage} end`.as(
        'titleLanguage',
      ),
      isAdminRow(ctx).as('isAdmin'),
    ])
    .where('id', '=', userId)
    .where(hasProvenAddress(ctx, 'users'))
    .where(isNotSuspended(null, 'users.id'))
    .where(
      sql<SqlBool>`not exists (select from email_blocks where email_blocks.email = users.email)`,
    )
    .executeTakeFirst()
}
