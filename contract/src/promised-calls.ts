import type { Access } from './endpoint.ts'
import type { ErrorCode } from './errors.ts'

interface PromisedCall {
  /** 1 to 70. The two forms of call 33 are one endpoint. */
  number: number
  call: string
  access: Access
  status: 200 | 201 | 202
  errors: readonly ErrorCode[]
}

function promise(
  number: number,
  call: string,
  access: Access,
  status: PromisedCall['status'],
  errors: readonly ErrorCode[] = [],
): PromisedCall {
  return { number, call, access, status, errors }
}

/**
 * The calls that clients rely on unchanged: method, path, caller, success status and declared errors.
 * Errors common to every call (malformed bodies, missing tokens, server failures) are not repeated.
 */
export const promisedCalls: readonly PromisedCall[] = [
  promise(1, 'GET /v1/works/{medium}', 'optional', 200, ['invalid_medium', 'validation_error']),
  promise(2, 'GET /v1/works/{medium}/{workId}', 'optional', 200, [
    'invalid_medium',
    'work_not_found',
  ]),
  promise(3, 'GET /v1/works/{medium}/{workId}/statistics', 'optional', 200, [
    'invalid_medium',
    'work_not_found',
  ]),
  promise(4, 'POST /v1/works/{medium}/{workId}/cache-invalidation', 'admin', 200, [
    'admin_only',
    'work_not_found',
    'provider_error',
  ]),
  promise(5, 'GET /v1/search', 'optional', 200, ['validation_error', 'provider_error']),
  promise(6, 'GET /v1/reviews', 'optional', 200, [
    'validation_error',
    'invalid_medium',
    'unauthenticated',
  ]),
  promise(7, 'GET /v1/reviews/{id}', 'optional', 200, ['review_not_found']),
  promise(8, 'POST /v1/reviews', 'member', 201, [
    'validation_error',
    'invalid_medium',
    'work_not_found',
  ]),
  promise(9, 'POST /review', 'member', 201, ['validation_error', 'work_not_found']),
  promise(10, 'PATCH /review', 'member', 200, ['validation_error']),
  promise(11, 'DELETE /review', 'member', 200, ['forbidden', 'review_not_found']),
  promise(12, 'GET /v1/reviews/summary/{userId}', 'optional', 200, [
    'blocked_by_them',
    'user_not_found',
  ]),
  promise(13, 'GET /v1/work-engagements/summary/{userId}', 'optional', 200, [
    'blocked_by_them',
    'user_not_found',
  ]),
  promise(14, 'POST /comment', 'member', 201, [
    'validation_error',
    'blocked_by_you',
    'blocked_by_them',
    'review_not_found',
  ]),
  promise(15, 'DELETE /comment', 'member', 200, ['forbidden', 'comment_not_found']),
  promise(16, 'PUT /v1/review-likes', 'member', 200, [
    'own_item',
    'blocked_by_you',
    'blocked_by_them',
    'review_not_found',
  ]),
  promise(17, 'DELETE /v1/review-likes/{id}', 'member', 200, ['review_not_found']),
  promise(18, 'GET /profile', 'optional', 200, ['blocked_by_them', 'user_not_found']),
  promise(19, 'GET /friend-suggestions', 'member', 200),
  promise(20, 'PUT /v1/users/{userId}/friendships/{otherId}', 'self', 200, [
    'validation_error',
    'forbidden',
    'blocked_by_you',
    'blocked_by_them',
    'user_not_found',
  ]),
  promise(21, 'DELETE /v1/users/{userId}/friendships/{otherId}', 'self', 200, [
    'forbidden',
    'user_not_found',
  ]),
  promise(22, 'GET /v1/users/{userId}/friendships/{otherId}', 'self', 200, [
    'forbidden',
    'friendship_not_found',
  ]),
  promise(23, 'GET /contacts', 'optional', 200, ['blocked_by_them', 'user_not_found']),
  promise(24, 'GET /incoming-requests', 'member', 200),
  promise(25, 'GET /outgoing-requests', 'member', 200),
  promise(26, 'GET /blocked-status', 'optional', 200, ['user_not_found']),
  promise(27, 'POST /block-user', 'member', 200, ['validation_error', 'user_not_found']),
  promise(28, 'DELETE /blocked-user', 'member', 200, ['user_not_found']),
  promise(29, 'GET /v1/users/{userId}/roles', 'selfOrAdmin', 200, ['forbidden', 'user_not_found']),
  promise(30, 'GET /favorites', 'optional', 200, [
    'invalid_medium',
    'blocked_by_them',
    'user_not_found',
  ]),
  promise(31, 'PATCH /v1/users/{userId}/favorites', 'self', 200, [
    'validation_error',
    'invalid_medium',
    'forbidden',
    'work_not_found',
  ]),
  promise(32, 'DELETE /v1/users/{userId}/favorites/{medium}', 'self', 200, [
    'invalid_medium',
    'forbidden',
  ]),
  promise(33, 'GET /v1/work-engagements', 'optional', 200, [
    'validation_error',
    'work_not_found',
    'blocked_by_them',
    'user_not_found',
  ]),
  promise(34, 'GET /v1/saved-for-later', 'optional', 200, [
    'validation_error',
    'blocked_by_them',
    'user_not_found',
  ]),
  promise(35, 'POST /saved-for-later', 'member', 200, ['validation_error', 'work_not_found']),
  promise(36, 'DELETE /saved-for-later', 'member', 200, ['validation_error']),
  promise(37, 'POST /works_viewed', 'member', 200, [
    'validation_error',
    'work_not_found',
    'external_id_not_found',
  ]),
  promise(38, 'DELETE /works_viewed', 'member', 200, ['validation_error']),
  promise(39, 'GET /is_saved', 'optional', 200, ['validation_error']),
  promise(40, 'GET /is_seen', 'optional', 200, ['validation_error']),
  promise(41, 'GET /v1/lists', 'optional', 200, [
    'validation_error',
    'blocked_by_them',
    'user_not_found',
  ]),
  promise(42, 'POST /v1/lists', 'member', 201, ['validation_error']),
  promise(43, 'GET /v1/lists/{id}', 'optional', 200, ['list_not_found']),
  promise(44, 'PATCH /v1/lists/{id}', 'member', 200, [
    'validation_error',
    'forbidden',
    'list_not_found',
  ]),
  promise(45, 'DELETE /v1/lists/{id}', 'member', 200, ['forbidden', 'list_not_found']),
  promise(46, 'GET /v1/lists/{id}/entries', 'optional', 200, [
    'validation_error',
    'invalid_medium',
    'list_not_found',
  ]),
  promise(47, 'GET /v1/lists/{id}/entries/{medium}/{workId}', 'optional', 200, [
    'entry_not_found',
    'list_not_found',
  ]),
  promise(48, 'POST /v1/lists/{id}/bulk-edits', 'member', 200, [
    'validation_error',
    'forbidden',
    'list_not_found',
  ]),
  promise(49, 'POST /login', 'open', 200, [
    'validation_error',
    'invalid_credentials',
    'rate_limited',
  ]),
  promise(50, 'POST /create-account', 'open', 201, [
    'validation_error',
    'username_taken',
    'email_taken',
    'rate_limited',
  ]),
  promise(51, 'POST /forgot-password', 'open', 200, [
    'validation_error',
    'email_blacklisted',
    'no_account',
    'rate_limited',
  ]),
  promise(52, 'POST /reset-password', 'open', 200, [
    'token_expired',
    'invalid_token',
    'validation_error',
  ]),
  promise(53, 'PUT /v1/emails/unsubscribed', 'open', 200, ['invalid_token', 'validation_error']),
  promise(54, 'POST /password', 'member', 200, ['validation_error', 'invalid_credentials']),
  promise(55, 'POST /name', 'member', 200, ['validation_error']),
  promise(56, 'POST /profile-pic', 'member', 200, [
    'validation_error',
    'file_too_large',
    'unsupported_file_type',
  ]),
  promise(57, 'DELETE /account', 'member', 200, ['validation_error', 'invalid_credentials']),
  promise(58, 'POST /analytics/last-online', 'member', 200, ['unauthenticated']),
  promise(59, 'POST /letterboxd-import', 'member', 200, [
    'validation_error',
    'file_too_large',
    'unsupported_file_type',
    'provider_error',
  ]),
  promise(60, 'GET /external-id', 'member', 200, [
    'validation_error',
    'external_id_not_found',
    'work_not_found',
  ]),
  promise(61, 'POST /feedback', 'optional', 201, ['validation_error', 'rate_limited']),
  promise(62, 'GET /feedback', 'admin', 200, ['admin_only']),
  promise(63, 'POST /resolve-feedback', 'admin', 200, ['admin_only', 'feedback_not_found']),
  promise(64, 'POST /report', 'member', 201, ['validation_error', 'own_item', 'item_not_found']),
  promise(65, 'GET /v1/notifications', 'member', 200, ['validation_error']),
  promise(66, 'PATCH /v1/notifications/read', 'member', 200, ['validation_error']),
  promise(67, 'GET /v1/analytics/user-count', 'admin', 200, ['validation_error', 'admin_only']),
  promise(68, 'GET /v1/analytics/review-count', 'admin', 200, ['validation_error', 'admin_only']),
  promise(69, 'GET /user-registration-times', 'admin', 200, ['validation_error', 'admin_only']),
  promise(70, 'POST /v1/emails', 'admin', 202, [
    'validation_error',
    'missing_unsubscribe_placeholder',
    'admin_only',
  ]),
]
