import { expect, test } from 'vitest'
import { z } from 'zod'
import { endpoints } from './api.ts'
import { declaredCodes } from './declared-codes.ts'
import { windowNames } from './rate-limits.ts'

/** Every call with its caller and its success status. */
const calls = [
  'POST /create-account open 201',
  'GET /v1/analytics/user-count admin 200',
  'GET /v1/analytics/review-count admin 200',
  'GET /user-registration-times admin 200',
  'GET /v1/audit-events admin 200',
  'GET /v1/backup member 200',
  'PUT /v1/backup member 200',
  'DELETE /v1/backup member 200',
  'POST /v1/backup/runs member 202',
  'GET /blocked-status optional 200',
  'GET /v1/blocks member 200',
  'POST /block-user member 200',
  'DELETE /blocked-user member 200',
  'POST /v1/emails admin 202',
  'PUT /v1/emails/unsubscribed open 200',
  'POST /unsubscribe/{token} open 200',
  'GET /v1/charts/{medium} optional 200',
  'GET /v1/rating-surges admin 200',
  'GET /v1/users/{userId}/taste-match member 200',
  'GET /v1/taste-matches member 200',
  'GET /v1/taste-matches/findability member 200',
  'PUT /v1/taste-matches/findability member 200',
  'POST /comment member 201',
  'DELETE /comment member 200',
  'GET /v1/email-address member 200',
  'PUT /v1/email-address member 200',
  'DELETE /v1/email-address/change member 200',
  'POST /v1/email-address/letters member 202',
  'POST /v1/email-address/confirmations open 200',
  'GET /v1/work-engagements optional 200',
  'GET /v1/work-engagements/summary/{userId} optional 200',
  'POST /works_viewed member 200',
  'DELETE /works_viewed member 200',
  'GET /is_seen optional 200',
  'POST /v1/evenings member 201',
  'GET /v1/evenings member 200',
  'GET /v1/evenings/{eveningId} member 200',
  'PUT /v1/evenings/{eveningId}/vetoes/{workId} member 200',
  'DELETE /v1/evenings/{eveningId}/vetoes/{workId} member 200',
  'PUT /v1/evenings/{eveningId}/choice member 200',
  'PUT /v1/evenings/{eveningId}/confirmation member 200',
  'DELETE /v1/evenings/{eveningId}/membership member 200',
  'DELETE /v1/evenings/{eveningId} member 200',
  'GET /favorites optional 200',
  'PATCH /v1/users/{userId}/favorites self 200',
  'DELETE /v1/users/{userId}/favorites/{medium} self 200',
  'POST /feedback optional 201',
  'GET /feedback admin 200',
  'POST /resolve-feedback admin 200',
  'GET /v1/filter-words member 200',
  'PUT /v1/filter-words member 200',
  'GET /friend-suggestions member 200',
  'PUT /v1/users/{userId}/friendships/{otherId} self 200',
  'DELETE /v1/users/{userId}/friendships/{otherId} self 200',
  'GET /v1/users/{userId}/friendships/{otherId} self 200',
  'GET /contacts optional 200',
  'GET /incoming-requests member 200',
  'GET /outgoing-requests member 200',
  'GET /v1/hidden-works member 200',
  'GET /v1/hidden-works/{medium}/{workId} member 200',
  'PUT /v1/hidden-works/{medium}/{workId} member 200',
  'DELETE /v1/hidden-works/{medium}/{workId} member 200',
  'POST /letterboxd-import member 200',
  'GET /external-id member 200',
  'GET /v1/lists optional 200',
  'POST /v1/lists member 201',
  'GET /v1/lists/{id} optional 200',
  'PATCH /v1/lists/{id} member 200',
  'DELETE /v1/lists/{id} member 200',
  'GET /v1/lists/{id}/entries optional 200',
  'GET /v1/lists/{id}/entries/{medium}/{workId} optional 200',
  'POST /v1/lists/{id}/bulk-edits member 200',
  'POST /v1/lists/{id}/copies member 201',
  'GET /v1/explore/lists optional 200',
  'PUT /v1/list-likes member 200',
  'DELETE /v1/list-likes/{id} member 200',
  'GET /v1/moderation/cases admin 200',
  'POST /v1/moderation/cases/{caseId}/decision admin 200',
  'POST /v1/moderation/acts/{actId}/undo admin 200',
  'GET /v1/suspension member 200',
  'GET /v1/language member 200',
  'PUT /v1/language member 200',
  'GET /v1/notification-settings member 200',
  'PATCH /v1/notification-settings member 200',
  'GET /v1/privacy-settings member 200',
  'PATCH /v1/privacy-settings member 200',
  'GET /v1/mutes member 200',
  'PUT /v1/mutes/{userId} member 200',
  'DELETE /v1/mutes/{userId} member 200',
  'GET /v1/notifications member 200',
  'PATCH /v1/notifications/read member 200',
  'PATCH /v1/notifications/read-until member 200',
  'GET /v1/pages/home member 200',
  'GET /v1/pages/works/{medium}/{workId} member 200',
  'GET /v1/popular-reviews member 200',
  'GET /v1/popular-reviews/quote open 200',
  'GET /profile optional 200',
  'GET /v1/ratings/mine member 200',
  'GET /v1/ratings/mine/works member 200',
  'GET /v1/works/{medium}/{workId}/friend-ratings member 200',
  'GET /v1/works/{medium}/{workId}/rating-counts optional 200',
  'GET /v1/recommendations member 200',
  'GET /v1/recommendations/{medium} member 200',
  'GET /v1/discover/{medium} optional 200',
  'GET /v1/works/{medium}/{workId}/similar optional 200',
  'GET /v1/dismissed-works member 200',
  'PUT /v1/dismissed-works/{medium}/{workId} member 200',
  'DELETE /v1/dismissed-works/{medium}/{workId} member 200',
  'POST /v1/recommendation-views member 200',
  'GET /v1/recommendation-settings member 200',
  'PUT /v1/recommendation-settings member 200',
  'GET /v1/works/{medium}/{workId}/own-lists member 200',
  'GET /v1/works/{medium}/{workId}/lists optional 200',
  'GET /v1/works/{medium}/{workId}/friends-who-saved member 200',
  'POST /report member 201',
  'PUT /v1/review-likes member 200',
  'DELETE /v1/review-likes/{id} member 200',
  'GET /v1/reviews optional 200',
  'GET /v1/reviews/{id} optional 200',
  'POST /v1/reviews member 201',
  'POST /review member 201',
  'PATCH /review member 200',
  'DELETE /review member 200',
  'GET /v1/reviews/summary/{userId} optional 200',
  'GET /v1/saved-for-later optional 200',
  'POST /saved-for-later member 200',
  'DELETE /saved-for-later member 200',
  'GET /is_saved optional 200',
  'GET /v1/search optional 200',
  'POST /login open 200',
  'POST /forgot-password open 200',
  'POST /password member 200',
  'POST /name member 200',
  'POST /profile-pic member 200',
  'DELETE /account member 200',
  'POST /reset-password open 200',
  'POST /logout optional 200',
  'GET /v1/second-factors member 200',
  'POST /v1/second-factors/app member 200',
  'POST /v1/second-factors/app/confirmation member 200',
  'DELETE /v1/second-factors/app member 200',
  'POST /v1/second-factors/passkeys/options member 200',
  'POST /v1/second-factors/passkeys member 201',
  'DELETE /v1/second-factors/passkeys/{passkeyId} member 200',
  'POST /v1/second-factors/passkeys/challenge member 200',
  'POST /v1/sessions/second-factor/challenge open 200',
  'POST /v1/second-factors/recovery-codes member 200',
  'POST /v1/sent-works member 201',
  'GET /v1/sent-works member 200',
  'PUT /v1/sent-works/{id} member 200',
  'DELETE /v1/sent-works/{id} member 200',
  'POST /v1/sessions/passkey/challenge open 200',
  'POST /v1/sessions/passkey open 200',
  'POST /v1/sessions/second-factor open 200',
  'POST /v1/sessions/proof member 200',
  'POST /v1/sessions/token member 200',
  'GET /v1/sessions member 200',
  'DELETE /v1/sessions member 200',
  'DELETE /v1/sessions/{sessionId} member 200',
  'GET /v1/users/{userId}/roles selfOrAdmin 200',
  'POST /analytics/last-online member 200',
  'POST /v1/imports member 201',
  'GET /v1/imports member 200',
  'GET /v1/imports/{id} member 200',
  'GET /v1/imports/{id}/items member 200',
  'PATCH /v1/imports/{id}/items/{itemId} member 200',
  'PATCH /v1/imports/{id}/files/{fileId} member 200',
  'POST /v1/imports/{id}/accept member 200',
  'POST /v1/imports/{id}/update member 200',
  'POST /v1/imports/{id}/confirm member 202',
  'POST /v1/imports/{id}/undo member 202',
  'GET /v1/imports/{id}/kept member 200',
  'DELETE /v1/imports/{id} member 200',
  'GET /v1/works/{medium} optional 200',
  'GET /v1/works/{medium}/facets optional 200',
  'GET /v1/works/{medium}/{workId} optional 200',
  'GET /v1/works/{medium}/{workId}/entries optional 200',
  'GET /v1/works/{medium}/{workId}/entry-scores optional 200',
  'GET /v1/works/{medium}/{workId}/entries/{name} optional 200',
  'PUT /v1/entry-viewings/{entryId} member 200',
  'DELETE /v1/entry-viewings/{entryId} member 200',
  'POST /v1/entry-viewings member 200',
  'DELETE /v1/entry-viewings member 200',
  'PUT /v1/entry-ratings/{entryId} member 200',
  'DELETE /v1/entry-ratings/{entryId} member 200',
  'GET /v1/works/{medium}/{workId}/statistics optional 200',
  'POST /v1/works/{medium}/{workId}/cache-invalidation admin 200',
  'GET /v1/works/{medium}/{workId}/sources optional 200',
  'POST /v1/works member 201',
  'POST /v1/works/{medium}/{workId}/confirmation admin 200',
  'POST /v1/works/{medium}/{workId}/merge admin 201',
  'GET /v1/works/{medium}/{workId}/same-as member 200',
  'POST /v1/works/{medium}/{workId}/same-as member 200',
  'GET /v1/merges admin 200',
  'POST /v1/merges/{mergeId}/revert admin 200',
  'POST /v1/works/{medium}/{workId}/suggestions member 201',
  'GET /v1/work-suggestions admin 200',
  'POST /v1/work-suggestions/{suggestionId}/close admin 200',
  'GET /v1/contributors/{contributorId} optional 200',
  'GET /v1/users/{userId}/counts optional 200',
  'GET /v1/viewings optional 200',
  'GET /v1/viewings/summary/{userId} optional 200',
  'GET /v1/viewings/days/{userId} optional 200',
  'GET /v1/works/{medium}/{workId}/own-viewings member 200',
  'POST /v1/viewings member 201',
  'PATCH /v1/viewings/{id} member 200',
  'DELETE /v1/viewings/{id} member 200',
  'GET /v1/welcome member 200',
  'PUT /v1/welcome member 200',
  'GET /v1/welcome/people member 200',
  'GET /v1/works-to-rate member 200',
  'GET /v1/model-runs admin 200',
  'POST /v1/model-runs admin 202',
  'GET /v1/operations admin 200',
  'POST /v1/operations/failed-jobs/{jobId}/retry admin 202',
  'GET /v1/sources admin 200',
  'GET /v1/sources/credits open 200',
  'POST /v1/exports member 202',
  'GET /v1/exports member 200',
  'GET /v1/exports/{id} member 200',
  'GET /v1/exports/{id}/file member 200',
]

const all = endpoints.map(({ endpoint }) => endpoint)

test('lists each call once, with its caller and status', () => {
  const found = all.map(
    ({ method, path, access, status }) => `${method} ${path} ${access} ${status}`,
  )
  expect(found.toSorted()).toEqual(calls.toSorted())
})

test('gives each endpoint a unique name', () => {
  const names = endpoints.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})

test.each(all)('$method $path declares exactly its path parameters', ({ path, params }) => {
  const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
  expect(Object.keys(params?.shape ?? {})).toEqual(named)
})

test.each(all)('$method $path takes values only where its method allows', (endpoint) => {
  const isRead = endpoint.method === 'GET'
  expect(isRead && (endpoint.body !== undefined || endpoint.file !== undefined)).toBe(false)
  expect(endpoint.valuesAnywhere === true && endpoint.method !== 'DELETE').toBe(false)
  expect(endpoint.valuesAnywhere === true && endpoint.query && endpoint.body).toBeFalsy()
})

test.each(all)('$method $path declares rate_limited by its limits alone', (endpoint) => {
  const isRead = endpoint.method === 'GET'
  expect(endpoint.errors).not.toContain('rate_limited')
  expect(declaredCodes(endpoint).includes('rate_limited')).toBe(!isRead)
})

test.each(all)(
  '$method $path limits members by account and visitors by address where they write',
  (endpoint) => {
    const { method, access, accountLimits, addressLimits } = endpoint
    const isForVisitors = access === 'open' || access === 'optional'
    const isWrite = method !== 'GET'
    expect(addressLimits !== undefined).toBe(isWrite && isForVisitors)
    expect(accountLimits !== undefined && (!isWrite || isForVisitors)).toBe(false)
    const limits = [...(accountLimits ?? []), ...(addressLimits ?? [])]
    expect(limits.every(({ timeWindow }) => windowNames.has(timeWindow))).toBe(true)
  },
)

test.each(all)('$method $path has a described response', ({ answer }) => {
  expect(z.toJSONSchema(answer, { io: 'output' })).not.toEqual({})
})
