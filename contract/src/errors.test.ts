import { expect, test } from 'vitest'
import { endpoints } from './api.ts'
import { errorTable, isErrorCode } from './errors.ts'

/** Repeats what clients rely on deliberately: a change here is an API change. */
const wire = [
  [400, 'validation_error', 'Invalid value'],
  [400, 'malformed_json', 'Malformed request body'],
  [400, 'invalid_medium', 'Invalid medium'],
  [400, 'token_expired', 'token expired'],
  [400, 'token_used', 'token used'],
  [400, 'invalid_token', 'Invalid token'],
  [400, 'missing_unsubscribe_placeholder', 'requires the unsubscribe link placeholder'],
  [401, 'unauthenticated', 'Authentication required'],
  [403, 'forbidden', 'Not allowed'],
  [403, 'admin_only', 'Admins only'],
  [403, 'own_item', 'Not possible for your own item'],
  [403, 'blocked_by_you', 'Blocked by you'],
  [403, 'not_in_audience', 'Only shown to others'],
  [403, 'blocked_by_them', 'Blocked by them'],
  [403, 'suspended', 'This account is suspended'],
  [403, 'registration_closed', 'Nobody can create an account here'],
  [403, 'login_by_provider', 'Log in by the identity provider'],
  [403, 'email_required', 'An e-mail address is needed'],
  [403, 'link_required', 'Confirm that this account is yours'],
  [403, 'invitation_required', 'An invitation is needed'],
  [403, 'second_factor_required', 'The second factor is missing'],
  [403, 'second_factor_missing', 'Admins need a second factor'],
  [403, 'proof_required', 'Confirm that it is you'],
  [403, 'email_blacklisted', 'Email blacklisted'],
  [403, 'email_unconfirmed', 'Confirm your e-mail address first'],
  [403, 'setup_needed', 'This instance is not set up yet'],
  [403, 'setup_code_wrong', 'This is not the code'],
  [404, 'no_account', 'No account with email'],
  [404, 'not_found', 'Not found'],
  [404, 'work_not_found', 'Work not found'],
  [404, 'work_entry_not_found', 'Episode or track not found'],
  [404, 'review_not_found', 'Review not found'],
  [404, 'comment_not_found', 'Comment not found'],
  [404, 'remark_not_found', 'Remark not found'],
  [404, 'user_not_found', 'User not found'],
  [404, 'friendship_not_found', 'No relation'],
  [404, 'list_not_found', 'List not found'],
  [404, 'entry_not_found', 'Work is not in the list'],
  [404, 'external_id_not_found', 'External id not found'],
  [404, 'evening_not_found', 'Evening not found'],
  [404, 'sent_work_not_found', 'Sent work not found'],
  [404, 'year_not_found', 'Year not found'],
  [404, 'viewing_not_found', 'Viewing not found'],
  [404, 'feedback_not_found', 'Feedback not found'],
  [404, 'import_not_found', 'Import not found'],
  [404, 'import_file_not_found', 'File of the import not found'],
  [404, 'import_item_not_found', 'Item of the import not found'],
  [404, 'export_not_found', 'Export not found'],
  [404, 'contributor_not_found', 'Contributor not found'],
  [404, 'series_not_found', 'Series not found'],
  [404, 'merge_not_found', 'Merge not found'],
  [404, 'suggestion_not_found', 'Suggestion not found'],
  [404, 'invitation_not_found', 'This invitation is not open'],
  [404, 'session_not_found', 'Session not found'],
  [404, 'second_factor_not_found', 'Second factor not found'],
  [404, 'goal_not_found', 'Goal not found'],
  [404, 'case_not_found', 'Case not found'],
  [404, 'act_not_found', 'Act not found'],
  [404, 'job_not_found', 'Failed job not found'],
  [404, 'item_not_found', 'Reported item not found'],
  [405, 'method_not_allowed', 'Method not allowed'],
  [409, 'merge_refused', 'These two works cannot be merged'],
  [409, 'progress_changed', 'The progress was changed elsewhere'],
  [409, 'invitations_full', 'Too many invitations are open'],
  [409, 'goal_exists', 'This goal exists already'],
  [409, 'goals_full', 'The year has as many goals as it may have'],
  [409, 'import_closed', 'Not possible in the present state of the import'],
  [409, 'year_too_short', 'The year has too few works'],
  [409, 'evening_closed', 'Not possible in the present state of the evening'],
  [409, 'export_not_ready', 'The export is not ready'],
  [409, 'username_taken', 'Username is already taken'],
  [409, 'identity_taken', 'This login belongs to another account'],
  [409, 'last_way_in', 'There is no other way in'],
  [409, 'email_taken', 'E-mail is already registered'],
  [409, 'second_factor_exists', 'This second factor is set up already'],
  [409, 'setting_from_outside', 'The environment sets this'],
  [409, 'setting_locks_out', 'You could not log in any more'],
  [409, 'setup_done', 'This instance is set up'],
  [413, 'file_too_large', 'File is too large'],
  [415, 'unsupported_file_type', 'Only png, jpg, jpeg and gif are allowed'],
  [422, 'entry_unlikely', 'The work cannot have so many seasons or episodes'],
  [422, 'invalid_credentials', 'Username or Password is incorrect'],
  [422, 'identity_refused', 'The login at the identity provider failed'],
  [422, 'invalid_proof', 'This proof is not valid'],
  [422, 'setting_unreachable', 'Nothing answers there'],
  [422, 'setting_refused', 'The service refuses these values'],
  [422, 'setting_of_another_kind', 'This is a value of another kind'],
  [422, 'idempotency_key_reused', 'The Idempotency-Key was used for another request'],
  [429, 'rate_limited', 'Too many requests'],
  [500, 'internal_error', 'Internal server error'],
  [502, 'provider_error', 'The data source did not answer'],
  [503, 'overloaded', 'Too busy at the moment'],
  [503, 'unavailable', 'Not possible at the moment'],
]

test('codes, statuses and texts match the published list', () => {
  const table = Object.entries(errorTable).map(([code, { status, message }]) => [
    status,
    code,
    message,
  ])
  const byCode = (a: (string | number)[], b: (string | number)[]) =>
    `${a[1]}` < `${b[1]}` ? -1 : 1
  expect(table).toEqual(wire.toSorted(byCode))
})

test.each(endpoints.map(({ endpoint }) => endpoint))(
  '$method $path names each of its errors once, and only codes of the table',
  ({ errors }) => {
    expect(errors.filter((code) => !isErrorCode(code))).toEqual([])
    expect(new Set(errors).size).toBe(errors.length)
  },
)

test.each(['toString', '__proto__', 'constructor', '', null, undefined, 400])(
  '%j is no error code',
  (text) => {
    expect(isErrorCode(text)).toBe(false)
  },
)
