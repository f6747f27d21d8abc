import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { transaction } from '../db/transaction.ts'
import { aReview } from '../testing/factories/reviews.ts'
import { useTestApp } from '../testing/harness.ts'
import { missingRows } from '../features.ts'
import { missingRowError } from './missing-row.ts'

const app = useTestApp()

/** Written only by jobs and triggers, or in a transaction that locks the row they reference. */
const unreachable = [
  'backups_export_id_fkey',
  'credits_contributor_id_fkey',
  'credits_work_id_fkey',
  'evening_members_evening_id_fkey',
  'evening_members_viewing_id_fkey',
  'evening_proposals_evening_id_fkey',
  'evening_proposals_work_id_fkey',
  'evening_reasons_because_id_fkey',
  'evening_reasons_evening_id_user_id_fkey',
  'evening_reasons_evening_id_work_id_fkey',
  'evening_vetoes_evening_id_user_id_fkey',
  'evening_vetoes_evening_id_work_id_fkey',
  'evenings_work_id_fkey',
  'export_pieces_export_id_fkey',
  'import_writes_work_id_fkey',
  'mailing_recipients_mailing_id_fkey',
  'mailing_recipients_user_id_fkey',
  'moderation_acts_case_id_fkey',
  'moderation_acts_member_id_fkey',
  'notifications_act_id_fkey',
  'notifications_evening_id_fkey',
  'notifications_list_id_unread_list_liker_id_fkey',
  'notifications_remark_id_unread_remark_liker_id_fkey',
  'notifications_review_id_unread_liker_id_fkey',
  'notifications_sent_work_id_fkey',
  'notifications_unread_comment_id_fkey',
  'notifications_unread_lower_id_unread_higher_id_fkey',
  'passkeys_user_id_fkey',
  'recommendation_renewals_user_id_fkey',
  'recommendations_user_id_fkey',
  'recommendations_work_id_fkey',
  'recovery_codes_user_id_fkey',
  'reports_case_id_fkey',
  'search_titles_work_id_fkey',
  'sessions_user_id_fkey',
  'suspensions_user_id_fkey',
  'telling_works_work_id_fkey',
  'work_counts_work_id_medium_fkey',
  'work_external_ids_work_id_medium_fkey',
  'work_merges_into_id_fkey',
  'work_merges_work_id_fkey',
  'work_neighbours_work_id_fkey',
  'work_refreshes_work_id_fkey',
  'works_merged_into_fkey',
  'works_series_id_fkey',
]

const tables: Record<string, string> = {
  unauthenticated: 'users',
  user_not_found: 'users',
  work_not_found: 'works',
  work_entry_not_found: 'work_entries',
  review_not_found: 'reviews',
  list_not_found: 'lists',
  remark_not_found: 'remarks',
  import_not_found: 'imports',
  invitation_not_found: 'invitations',
  act_not_found: 'acts',
}

test('every foreign key maps to the error of the table it references', async () => {
  const { rows } = await sql<{ name: string; table: string }>`
    select conname as name, confrelid::regclass::text as "table"
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace
  `.execute(app.ctx.db)
  const named = [...missingRows].map(([name, code]) => ({ name, table: tables[code] }))
  const reachable = rows.filter(({ name }) => !unreachable.includes(name))
  const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name)
  expect(named.toSorted(byName)).toEqual(reachable.toSorted(byName))
})

test('maps a violated key to its error, and any other failure to none', async () => {
  const review = await aReview(app)
  const failing = transaction(app.ctx.db, (tx) =>
    tx
      .insertInto('comments')
      .values({ review_id: review.id, author_id: 999_999, content: 'x', time_posted: new Date(0) })
      .execute(),
  )
  const error: unknown = await failing.catch((reason: unknown) => reason)
  expect(missingRowError(error, missingRows)).toMatchObject({
    code: 'unauthenticated',
    detail: error,
  })
  expect(missingRowError(new Error('other'), missingRows)).toBeUndefined()
})
