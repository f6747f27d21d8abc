import { endpoints } from '@medley/contract/api'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { keyedRequest } from '../../http/caller/idempotency-key.ts'
import { csvOf, headers as headersOf } from '@medley/doors/testing/export-files'
import { aFriendship } from '../../testing/factories/friendships.ts'
import { aList } from '../../testing/factories/lists.ts'
import { aRemark } from '../../testing/factories/remarks.ts'
import { aReview } from '../../testing/factories/reviews.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { aWork } from '../../testing/factories/works.ts'
import { type Caller, useTestApp } from '../../testing/harness.ts'
import { multipart } from '../../testing/multipart.ts'
import { expireIdempotencyKeysJob } from './idempotency.jobs.ts'
import { runOnce } from './idempotency.service.ts'

const app = useTestApp()
const hour = 3_600_000

let member: TestUser
let admin: TestUser
beforeEach(async () => {
  await app.ctx.db.deleteFrom('users').execute()
  await app.ctx.db.deleteFrom('idempotency_keys').execute()
  member = await aUser(app)
  admin = await aUser(app, { id: 1 })
})

interface Sent {
  caller: Caller
  url: string
  body: object | undefined
  key: string
}

function send({ caller, url, body, key }: Sent) {
  return app.send({
    method: 'POST',
    url,
    headers: {
      'idempotency-key': key,
      ...(caller ? { authorization: `Bearer ${caller.token}` } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { payload: JSON.stringify(body) } : {}),
  })
}

const tables = {
  '/v1/remarks': 'remarks',
  '/v1/remarks/{id}/replies': 'remarks',
  '/v1/reviews': 'reviews',
  '/review': 'reviews',
  '/comment': 'comments',
  '/v1/invitations': 'invitations',
  '/v1/lists': 'lists',
  '/v1/lists/{id}/copies': 'lists',
  '/feedback': 'feedback',
  '/report': 'reports',
  '/create-account': 'users',
  '/v1/emails': 'mailings',
  '/v1/exports': 'exports',
  '/v1/sent-works': 'sent_works',
  '/v1/evenings': 'evenings',
  '/v1/goals': 'goals',
  '/v1/viewings': 'viewings',
  '/v1/works': 'works',
  '/v1/works/{medium}/{workId}/suggestions': 'work_suggestions',
} as const
type Url = keyof typeof tables

const countRows = async (url: Url) => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from ${sql.table(tables[url])}
  `.execute(app.ctx.db)
  return rows[0]?.count ?? 0
}

/** For each creating call, a request and one with another body. */
async function requestsTo(url: Url): Promise<[Omit<Sent, 'key'>, object | undefined]> {
  const { id, medium } = await aWork(app)
  const other = await aUser(app)
  const onReview = await aReview(app, { by: other })
  await aFriendship(app, member, other)
  const remark = await aRemark(app, { by: other, of: { id } })
  const remarkOf = (content: string) => ({
    work: { id, medium },
    amount: 5,
    unit: 'percent',
    content,
  })
  const list = await aList(app, { by: other })
  const template = '<a href="{{unsubscribeLink}}">Unsubscribe</a>'
  const mail = { recipients: 'all', htmlTemplate: template, plaintextTemplate: template }
  const bodies: Record<Url, [object, object] | []> = {
    '/v1/remarks': [remarkOf('One'), remarkOf('Other')],
    '/v1/remarks/{id}/replies': [{ content: 'One' }, { content: 'Other' }],
    '/v1/reviews': [
      { work: { id, medium }, rating: 5 },
      { work: { id, medium }, rating: 6 },
    ],
    '/review': [[{ workID: id, medium, rating: 5 }], [{ workID: id, medium, rating: 6 }]],
    '/comment': [
      { review_id: onReview.id, content: 'One' },
      { review_id: onReview.id, content: 'Other' },
    ],
    '/v1/invitations': [{ name: 'One' }, { name: 'Other' }],
    '/v1/lists': [{ title: 'One' }, { title: 'Other' }],
    '/v1/lists/{id}/copies': [{ withNotes: false }, { withNotes: true }],
    '/feedback': [
      { category: 'Suggestion', comment: 'One' },
      { category: 'Suggestion', comment: 'Other' },
    ],
    '/v1/evenings': [{ medium: 'film' }, { medium: 'book' }],
    '/v1/goals': [
      { kind: 'works', year: 2026, target: 50, isPrivate: false },
      { kind: 'works', year: 2026, target: 60, isPrivate: false },
    ],
    '/v1/sent-works': [
      { work: { id, medium }, userIds: [other.id] },
      { work: { id, medium }, userIds: [other.id], note: 'Do.' },
    ],
    '/v1/viewings': [{ work: { id, medium } }, { work: { id, medium }, day: '2024-05-01' }],
    '/v1/works': [
      // A work of the same facts is found again.
      { medium: 'film', title: `One of ${id}` },
      { medium: 'film', title: `Other of ${id}` },
    ],
    '/v1/works/{medium}/{workId}/suggestions': [{ comment: 'One' }, { comment: 'Other' }],
    '/report': [
      { type: 'user', item_id: other.id, reason: 'other' },
      { type: 'user', item_id: other.id, reason: 'other', comments: 'More' },
    ],
    '/create-account': [
      { username: 'onlyone', email: 'one@mail.example', password: 'long enough' },
      { username: 'onlyone', email: 'one@mail.example', password: 'another one' },
    ],
    '/v1/emails': [
      { ...mail, subject: 'One' },
      { ...mail, subject: 'Other' },
    ],
    '/v1/exports': [],
  }
  const caller = url === '/create-account' ? null : url === '/v1/emails' ? admin : member
  const [body, otherBody] = bodies[url]
  const address = url
    .replace('{medium}', medium)
    .replace('{workId}', String(id))
    .replace('{id}', String(url.startsWith('/v1/remarks') ? remark.id : list.id))
  return [{ caller, url: address, body }, otherBody]
}

const urls = Object.keys(tables).filter((url): url is Url => url in tables)

test('these tests cover all creating calls of the contract', () => {
  const creating = endpoints.flatMap(({ endpoint }) => (endpoint.idempotent ? [endpoint.path] : []))
  expect(creating.toSorted()).toEqual([...urls, '/v1/imports'].toSorted())
})

describe.each(urls)('POST %s', (url) => {
  test('creates nothing more and returns the same after a lost response', async () => {
    const [request] = await requestsTo(url)
    const before = await countRows(url)
    const lost = await send({ ...request, key: 'one' })
    expect(lost.status).toBeLessThan(300)
    app.clock.advance(hour)
    expect(await send({ ...request, key: 'one' })).toEqual(lost)
    expect(await countRows(url)).toBe(before + 1)
  })

  test('creates one for three concurrent calls', async () => {
    const [request] = await requestsTo(url)
    const before = await countRows(url)
    const answers = await Promise.all([1, 2, 3].map(() => send({ ...request, key: 'one' })))
    expect(answers[0]?.status).toBeLessThan(300)
    expect(answers).toEqual([answers[0], answers[0], answers[0]])
    expect(await countRows(url)).toBe(before + 1)
  })

  test('refuses the key of another request', async () => {
    const [request, body] = await requestsTo(url)
    await send({ ...request, key: 'one' })
    const before = await countRows(url)
    const reused = body
      ? await send({ ...request, body, key: 'one' })
      : await send({ ...request, url: '/v1/lists', body: { title: 'One' }, key: 'one' })
    expect(reused).toEqual({
      status: 422,
      body: {
        status: 422,
        code: 'idempotency_key_reused',
        message: 'The Idempotency-Key was used for another request',
      },
    })
    expect(await countRows(url)).toBe(before)
  })
})

test('repeating an import returns the same plan, regardless of the form boundary', async () => {
  const bytes = Buffer.from(csvOf(headersOf.watched, [['2024-05-02', 'One', 1961, 'https://x']]))
  const upload = async () => {
    const form = await multipart({ name: 'watched.csv', bytes })
    const headers = {
      ...form.headers,
      'idempotency-key': 'one',
      authorization: `Bearer ${member.token}`,
    }
    const { payload } = form
    return app.send({ method: 'POST', url: '/v1/imports', headers, payload })
  }
  const first = await upload()
  expect(first.status).toBe(202)
  expect(await upload()).toEqual(first)
  const { body } = await app.call(member, 'GET /v1/imports', { query: {} })
  expect(body.totalCount).toBe(1)
})

describe('a key', () => {
  const list = (key: string, caller: Caller = member, title = 'One') =>
    send({ caller, url: '/v1/lists', body: { title }, key })

  test('applies to one member only', async () => {
    const mine = await list('one')
    const others = await list('one', await aUser(app))
    expect(others.status).toBe(201)
    expect(others.body).not.toEqual(mine.body)
  })

  test('a key from a visitor returns the response only for the same request', async () => {
    const body = { category: 'Suggestion', comment: 'Mine alone' }
    const mine = await send({ caller: null, url: '/feedback', body, key: 'one' })
    const other = { category: 'Suggestion', comment: 'Yours' }
    const yours = await send({ caller: null, url: '/feedback', body: other, key: 'one' })
    expect(mine.status).toBe(201)
    expect(yours.status).toBe(422)
    expect(JSON.stringify(yours.body)).not.toContain('Mine')
  })

  test('a key can be reused after a refused request', async () => {
    expect((await list('one', member, '')).status).toBe(400)
    expect((await list('one')).status).toBe(201)
  })

  test('a key can be reused after a killed request', async () => {
    const values = { actor: { ...member, isAdmin: false }, params: {}, query: {}, body: {} }
    const { endpoint } = endpoints.find(({ name }) => name === 'createList') ?? {}
    if (!endpoint) throw new Error('There is no such endpoint')
    const request = keyedRequest(app.ctx.tokens, endpoint, 'one', { ...values, files: undefined })
    const row = {
      owner_id: member.id,
      title: 'x',
      is_ranked: false,
      is_private: false,
      time_created: app.clock.now(),
    }
    const killed = runOnce(app.ctx, request, (commit) =>
      commit(async (tx) => {
        await tx.insertInto('lists').values(row).execute()
        await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx)
      }),
    )
    await expect(killed).rejects.toThrow()
    expect(await countRows('/v1/lists')).toBe(0)
    const answer = await runOnce(app.ctx, request, (commit) => commit(async () => ({ id: 7 })))
    expect(answer).toEqual({ id: 7 })
  })

  test('expires after 24 hours, even before a job removes it', async () => {
    const first = await list('one')
    app.clock.advance(24 * hour - 1)
    expect(await list('one')).toEqual(first)
    app.clock.advance(1)
    const second = await list('one', member, 'Other')
    expect(second).toMatchObject({ status: 201, body: { title: 'Other' } })
    expect(await list('one', member, 'Other')).toEqual(second)
  })

  test('is removed by a job once it has expired', async () => {
    await list('old')
    app.clock.advance(24 * hour)
    await list('new')
    await app.ctx.jobs.enqueue(app.ctx.db, expireIdempotencyKeysJob, {})
    await app.runJobs()
    const keys = await app.ctx.db.selectFrom('idempotency_keys').select('time_created').execute()
    expect(keys).toEqual([{ time_created: app.clock.now() }])
  })

  test('is deleted with the account, and stored without plain key or values', async () => {
    await list('a-key-of-mine', member, 'A title of mine')
    const { rows } = await sql<{ stored: string }>`
      select encode(key_hash || request_hash, 'escape') as stored from idempotency_keys
    `.execute(app.ctx.db)
    expect(rows).toHaveLength(1)
    expect(rows[0]?.stored).not.toMatch(/mine/)
    await app.ctx.db.deleteFrom('users').where('id', '=', member.id).execute()
    expect(await app.ctx.db.selectFrom('idempotency_keys').selectAll().execute()).toEqual([])
  })

  test.each(['', 'x'.repeat(256), 'tab\there', 'grün'])('%j is refused', async (key) => {
    const answer = await list(key)
    const message = 'Must be 1 to 255 printable characters'
    const errors = [{ field: 'Idempotency-Key', message }]
    expect(answer).toMatchObject({ status: 400, body: { code: 'validation_error', errors } })
  })

  test.each(['x'.repeat(255), '{"any": thing}'])('%j is accepted', async (key) => {
    expect((await list(key)).status).toBe(201)
  })
})

test('allows browsers of other origins to send the header', async () => {
  const { headers } = await app.http.inject({
    method: 'OPTIONS',
    url: '/v1/lists',
    headers: {
      origin: 'https://web.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'idempotency-key',
    },
  })
  expect(headers['access-control-allow-headers']).toContain('Idempotency-Key')
})
