import type { ErrorCode } from '@medley/contract/errors'
import { AppError } from '../app-error.ts'
import { violatedForeignKey } from '../db/transaction.ts'

/**
 * The foreign keys that calls write, by the error for the missing row. Services lock the other users
 * of a call before they write, so a missing user is always the caller, whose account was deleted
 * during the call.
 */
export const foreignKeysByCode = {
  unauthenticated: [
    'account_links_user_id_fkey',
    'authenticator_apps_user_id_fkey',
    'backups_user_id_fkey',
    'blocks_blocker_id_fkey',
    'chart_raters_user_id_fkey',
    'claimed_ids_user_id_fkey',
    'comments_author_id_fkey',
    'dismissed_works_user_id_fkey',
    'engagements_user_id_fkey',
    'evening_members_user_id_fkey',
    'evenings_host_id_fkey',
    'exports_user_id_fkey',
    'favorites_user_id_fkey',
    'filter_words_user_id_fkey',
    'findable_members_user_id_fkey',
    'friendships_higher_id_fkey',
    'friendships_lower_id_fkey',
    'hidden_works_user_id_fkey',
    'idempotency_keys_user_id_fkey',
    'imports_user_id_fkey',
    'list_likes_user_id_fkey',
    'lists_owner_id_fkey',
    'lists_title_author_id_fkey',
    'list_entries_note_author_id_fkey',
    'mailings_author_id_fkey',
    'moderation_acts_admin_id_fkey',
    'mutes_muter_id_fkey',
    'notification_settings_user_id_fkey',
    'notifications_actor_id_fkey',
    'recommendation_views_user_id_fkey',
    'reports_reporter_id_fkey',
    'passkey_challenges_user_id_fkey',
    'pending_logins_user_id_fkey',
    'privacy_settings_user_id_fkey',
    'read_positions_user_id_fkey',
    'review_likes_user_id_fkey',
    'reviews_author_id_fkey',
    'saved_works_user_id_fkey',
    'sent_works_sender_id_fkey',
    'viewings_user_id_fkey',
    'weekly_digests_user_id_fkey',
    'welcomes_user_id_fkey',
    'work_additions_user_id_fkey',
    'work_merges_user_id_fkey',
    'work_suggestions_user_id_fkey',
  ],
  user_not_found: [
    'blocks_blocked_id_fkey',
    'mutes_muted_id_fkey',
    'notifications_recipient_id_fkey',
    'sent_works_recipient_id_fkey',
  ],
  work_not_found: [
    'claimed_ids_work_id_fkey',
    'dismissed_works_work_id_fkey',
    'engagements_work_id_medium_fkey',
    'favorites_work_id_medium_fkey',
    'hidden_works_work_id_fkey',
    'import_items_work_id_fkey',
    'likely_doubles_other_id_fkey',
    'likely_doubles_work_id_fkey',
    'list_entries_work_id_medium_fkey',
    'recommendation_views_work_id_fkey',
    'reviews_work_id_medium_fkey',
    'saved_works_work_id_medium_fkey',
    'sent_works_work_id_fkey',
    'viewings_work_id_medium_fkey',
    'work_additions_work_id_fkey',
    'work_suggestions_other_id_fkey',
    'work_suggestions_work_id_fkey',
  ],
  review_not_found: [
    'comments_review_id_fkey',
    'notifications_review_id_fkey',
    'review_likes_review_id_fkey',
    'viewings_review_id_fkey',
  ],
  list_not_found: [
    'list_entries_list_id_fkey',
    'changed_copies_list_id_fkey',
    'list_likes_list_id_fkey',
    'lists_copied_from_id_fkey',
    'notifications_list_id_fkey',
  ],
  import_not_found: [
    'import_items_user_id_import_id_fkey',
    'import_look_ups_user_id_import_id_fkey',
    'import_profiles_user_id_import_id_fkey',
    'import_writes_user_id_import_id_fkey',
  ],
} as const satisfies Partial<Record<ErrorCode, readonly string[]>>

const codes = new Map<string, ErrorCode>(
  Object.entries(foreignKeysByCode).flatMap(([code, keys]) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the table above
    keys.map((key) => [key, code as ErrorCode] as const),
  ),
)

/** The error code for a missing referenced row; undefined for other errors. */
export function missingRowError(error: unknown): AppError | undefined {
  const key = violatedForeignKey(error)
  const code = key === undefined ? undefined : codes.get(key)
  return code && new AppError(code, { detail: error })
}
