import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { latestEnd } from '../clock.ts'
import { SourceError } from '../catalogue/source-error.ts'
import { transaction } from '../db/transaction.ts'
import { claimDueBackups, requestRun } from '../features/backups/backups.queries.ts'
import { countComments } from '../features/comments/comments.queries.ts'
import { failStaleExports, insertExport } from '../features/exports/exports.queries.ts'
import { claimDueLetters } from '../features/notifications/notifications.letters.queries.ts'
import { upsertViews } from '../features/recommendations/recommendations.views.queries.ts'
import { foldIntoCase, claimLetter } from '../features/reports/reports.cases.queries.ts'
import { listAnswered, putAnswer } from '../features/search/search.lists.queries.ts'
import {
  deleteChallenge,
  insertChallenge,
} from '../features/second-factors/second-factors.challenges.queries.ts'
import {
  findPendingLogin,
  insertPendingLogin,
} from '../features/sessions/sessions.pending-logins.queries.ts'
import { expireSessionsJob } from '../features/sessions/sessions.jobs.ts'
import { createGate } from '../features/sources/sources.gate.service.ts'
import { startDueDigestsJob } from '../features/weekly-digest/weekly-digest.jobs.ts'
import { isDigestPending } from '../features/weekly-digest/weekly-digest.queries.ts'
import { countSuggestionsOf } from '../features/work-suggestions/work-suggestions.queries.ts'
import { countAdditions } from '../features/works/additions/works.additions.queries.ts'
import { claimRefresh } from '../features/works/refresh/works.refresh.queries.ts'
import { putLaterTimesRight } from '../jobs/later-times.ts'
import { useAppVariant } from './app-variant.ts'
import { aComment } from './factories/comments.ts'
import { aReview } from './factories/reviews.ts'
import { aUser, type TestUser } from './factories/users.ts'
import { aWork } from './factories/works.ts'
import { useTestApp } from './harness.ts'
import { readOutbox } from './outbox.ts'

/* Data that a clock 400 days ahead has stored, read once the clock is right. */

const app = useTestApp()
const limited = useAppVariant(app, { rateLimit: true })

const minute = 60_000
const day = 1_440 * minute
const wrong = 400 * day
let now: Date
let later: Date
let me: TestUser

beforeEach(async () => {
  me = await aUser(app)
  now = app.clock.now()
  later = new Date(now.getTime() + wrong)
  app.clock.advance(wrong)
})
afterEach(() => app.clock.set(now.toISOString()))

const putRight = () => app.clock.set(now.toISOString())

const logInAs = ({ username }: { username: string }, password: string, http = app.http) =>
  http.inject({ method: 'POST', url: '/login', payload: { username, password } })

async function aRegistered() {
  const username = `ann-${me.id}`
  const password = 'plain words, but many'
  const body = { username, password, email: `${username}@mail.example` }
  await app.call(null, 'POST /create-account', { body })
  return { username, password, email: body.email }
}

describe('a clock that was ahead locks nobody out:', () => {
  test('requests are counted anew', async () => {
    const ask = async () =>
      (await limited().inject({ method: 'POST', url: '/create-account' })).statusCode
    for (let count = 0; count < 11; count += 1) await ask()
    expect(await ask()).toBe(429)
    putRight()
    const statuses: number[] = []
    for (let count = 0; count < 11; count += 1) statuses.push(await ask())
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429])
  })

  test('the owner logs in after wrong passwords', async () => {
    const account = await aRegistered()
    for (let count = 0; count < 5; count += 1) await logInAs(account, 'wrong')
    expect((await logInAs(account, account.password)).statusCode).toBe(429)
    putRight()
    expect((await logInAs(account, account.password)).statusCode).toBe(200)
  })

  test('wrong passwords of then are no longer counted', async () => {
    const account = await aRegistered()
    for (let count = 0; count < 5; count += 1) await logInAs(account, 'wrong')
    putRight()
    for (let count = 0; count < 5; count += 1) {
      expect((await logInAs(account, 'wrong')).statusCode).toBe(422)
    }
  })

  test('a link can be asked for again, and the one of then has expired', async () => {
    const account = await aRegistered()
    const linksTo = async () => {
      await app.runJobs()
      const letters = await readOutbox(app)
      return letters.flatMap((text) => {
        const link = /\/reset-password\/(\d+)\/(\S+)/.exec(text)
        return text.includes(`To: ${account.email}`) && link ? [link] : []
      })
    }
    const ask = () => app.call(null, 'POST /forgot-password', { body: { email: account.email } })
    await ask()
    const [first] = await linksTo()
    putRight()
    const body = {
      user_id: Number(first?.[1]),
      token: first?.[2] ?? '',
      new_password: 'another one of words',
    }
    expect((await app.call(null, 'POST /reset-password', { body })).body.code).toBe('token_expired')
    await ask()
    expect(await linksTo()).toHaveLength(2)
  })

  test('a key of then can be used for another call', async () => {
    const create = (title: string) =>
      app.send({
        method: 'POST',
        url: '/v1/lists',
        headers: { authorization: `Bearer ${me.token}`, 'idempotency-key': `key-${me.id}` },
        payload: { title },
      })
    expect((await create('Noir')).status).toBe(201)
    putRight()
    expect((await create('Rain')).status).toBe(201)
    expect((await create('Snow')).body.code).toBe('idempotency_key_reused')
  })

  test('comments, suggestions and added works of then count for no day', async () => {
    const { db } = app.ctx
    const since = new Date(now.getTime() - day)
    const until = latestEnd(now)
    const { id: reviewId } = await aReview(app, { by: me })
    await aComment(app, { by: me, on: { id: reviewId } })
    const added = await app.call(me, 'POST /v1/works', { body: { medium: 'film', title: 'Own' } })
    const params = { medium: 'film', workId: String(added.body.id) } as const
    await app.call(me, 'POST /v1/works/{medium}/{workId}/suggestions', {
      params,
      body: { comment: 'It is older.' },
    })
    const counts = await transaction(db, async (tx) => ({
      comments: (await countComments(tx, { reviewId, authorId: me.id, since, until })).recent,
      suggestions: await countSuggestionsOf(tx, me.id, { since, until }),
      works: await countAdditions(tx, me.id, 'form', { since, until }),
      thenWorks: await countAdditions(tx, me.id, 'form', { since, until: latestEnd(later) }),
    }))
    expect(counts).toEqual({ comments: 0, suggestions: 0, works: 0, thenWorks: 1 })
  })

  test('reports of a case are mailed again', async () => {
    const { db } = app.ctx
    const wasMailed = await transaction(db, async (tx) => {
      const { caseId } = await foldIntoCase(tx, { type: 'user', itemId: me.id, time: later })
      await claimLetter(tx, caseId, later)
      return claimLetter(tx, caseId, now)
    })
    expect(wasMailed).toBe(true)
  })
})

describe('a clock that was ahead lets nobody in for longer:', () => {
  test('a proof of then is none', async () => {
    const account = await aRegistered()
    const { body: token } = await logInAs(account, account.password)
    putRight()
    const call = { headers: { authorization: `Bearer ${token}` }, url: '/v1/second-factors/app' }
    const answer = await app.send({ method: 'POST', ...call })
    expect(answer.body.code).toBe('proof_required')
  })

  test('a session of then ends as usual', async () => {
    const account = await aRegistered()
    const { body: token } = await logInAs(account, account.password)
    putRight()
    const headers = { authorization: `Bearer ${token}` }
    await app.send({ method: 'POST', url: '/analytics/last-online', headers })
    app.clock.advance(8 * day)
    const ended = await app.send({ method: 'POST', url: '/analytics/last-online', headers })
    expect(ended.status).toBe(401)
  })

  test('a session of then that is not used ends as usual', async () => {
    const account = await aRegistered()
    await logInAs(account, account.password)
    putRight()
    await app.ctx.jobs.enqueue(app.ctx.db, expireSessionsJob, {})
    await app.runJobs()
    const { timeExpires } = await app.ctx.db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .select('time_expires as timeExpires')
      .where('username', '=', account.username)
      .executeTakeFirstOrThrow()
    expect(timeExpires).toEqual(new Date(now.getTime() + 7 * day))
  })

  test('a login that waits for its second factor, and a challenge, have expired', async () => {
    const { db } = app.ctx
    const timeExpires = new Date(later.getTime() + 5 * minute)
    const tokenHash = Buffer.from(`token ${me.id}`)
    const login = { userId: me.id, version: 1, lifetime: 'ordinary', tokenHash } as const
    await insertPendingLogin(db, { ...login, timeExpires, identity: null }, later)
    expect(await findPendingLogin(db, tokenHash, later)).toBeDefined()
    expect(await findPendingLogin(db, tokenHash, now)).toBeUndefined()
    const challenge = { challenge: `c-${me.id}`, userId: me.id, purpose: 'proof' } as const
    await insertChallenge(db, { ...challenge, timeExpires })
    expect(await deleteChallenge(db, challenge, now)).toBe(false)
  })
})

describe('what was due then is due now:', () => {
  const staleBefore = () => new Date(now.getTime() - day)

  test('the weekly digest', async () => {
    const settings = { body: { weeklyDigest: true, timeZone: 'UTC' } }
    await app.call(me, 'PATCH /v1/notification-settings', settings)
    await app.ctx.db
      .updateTable('weekly_digests')
      .set({ time_sent: later })
      .where('user_id', '=', me.id)
      .execute()
    putRight()
    expect(await isDigestPending(app.ctx.db, me.id, { since: staleBefore(), now })).toBe(true)
    await app.ctx.jobs.enqueue(app.ctx.db, startDueDigestsJob, {})
    await app.runJobs()
    const { timeNext } = await app.ctx.db
      .selectFrom('weekly_digests')
      .select('time_next as timeNext')
      .where('user_id', '=', me.id)
      .executeTakeFirstOrThrow()
    expect(timeNext?.getTime()).toBeLessThanOrEqual(now.getTime() + 7 * day)
  })

  test('a backup, and one by hand', async () => {
    const claim = () =>
      transaction(app.ctx.db, (tx) =>
        claimDueBackups(tx, { now, staleBefore: staleBefore(), limit: 1_000 }),
      )
    const times = { now: later, staleBefore: later }
    expect(await transaction(app.ctx.db, (tx) => requestRun(tx, me.id, times))).toBe(true)
    const again = { now, staleBefore: staleBefore() }
    expect(await transaction(app.ctx.db, (tx) => requestRun(tx, me.id, again))).toBe(true)
    await app.ctx.db
      .updateTable('backups')
      .set({ time_next: later, time_requested: later })
      .where('user_id', '=', me.id)
      .execute()
    expect(await claim()).toContain(me.id)
    await app.ctx.db
      .updateTable('backups')
      .set({ time_next: new Date(now.getTime() + 31 * day), time_requested: null })
      .where('user_id', '=', me.id)
      .execute()
    expect(await claim()).not.toContain(me.id)
  })

  test('an export that was under way has failed', async () => {
    const state = await transaction(app.ctx.db, async (tx) => {
      await insertExport(tx, me.id, later)
      await failStaleExports(tx, me.id, { before: staleBefore(), now })
      return tx
        .selectFrom('exports')
        .select('state')
        .where('user_id', '=', me.id)
        .executeTakeFirst()
    })
    expect(state).toEqual({ state: 'failed' })
  })

  test('a letter about what happened', async () => {
    await app.call(me, 'PATCH /v1/notification-settings', {
      body: { kinds: [{ kind: 'liked review', site: true, mail: true }] },
    })
    const { id: reviewId } = await aReview(app, { by: me })
    await app.call(await aUser(app), 'PUT /v1/review-likes', { body: { reviewId } })
    const claimed = await transaction(app.ctx.db, (tx) => claimDueLetters(tx, now, 1_000))
    expect(claimed.map(({ userId }) => userId)).toContain(me.id)
  })

  test('details of a work, and what a source answers to a search', async () => {
    const { db } = app.ctx
    const { id: workId, medium } = await aWork(app)
    const claimAt = (time: Date) => {
      const before = new Date(time.getTime() - day)
      return claimRefresh(db, {
        medium,
        workId,
        now: time,
        fetchedBefore: before,
        requestedBefore: before,
      })
    }
    expect([await claimAt(later), await claimAt(later), await claimAt(now)]).toEqual([
      true,
      false,
      true,
    ])
    const asked = { medium, term: `term ${me.id}` }
    await putAnswer(db, { ...asked, source: 'tmdb', workIds: [], time: later })
    const answered = await listAnswered(db, asked, { since: staleBefore(), now })
    expect(answered.size).toBe(0)
  })

  test('a work that rested from recommendations', async () => {
    const { db } = app.ctx
    const { id, medium } = await aWork(app)
    await db
      .insertInto('recommendations')
      .values({ user_id: me.id, work_id: id, medium, rank: 1, score: 1, because_ids: [] })
      .execute()
    await db
      .insertInto('recommendation_views')
      .values({ user_id: me.id, work_id: id, times: 8, time_last: later })
      .execute()
    await upsertViews(db, me.id, [id], now)
    const seen = await db
      .selectFrom('recommendation_views')
      .select('times')
      .where('user_id', '=', me.id)
      .executeTakeFirst()
    expect(seen).toEqual({ times: 1 })
  })

  test('a source that rested, or whose budget was used up', async () => {
    const gate = createGate(app.ctx)
    const host = { name: `host ${me.id}`, perSecond: 1, burst: 1 }
    await (await gate.enter(host, 'batch')).report('refused')
    await expect(gate.enter(host, 'batch')).rejects.toThrow(SourceError)
    putRight()
    const { waitMs, report } = await gate.enter(host, 'batch')
    expect(waitMs).toBe(0)
    await report(null)
    expect((await gate.enter(host, 'patient')).waitMs).toBeLessThan(minute)
  })

  test('jobs: waiting ones, those of dead workers, and scheduled ones', async () => {
    const { db } = app.ctx
    await sql`delete from pgboss.job`.execute(db)
    await app.ctx.jobs.enqueue(db, expireSessionsJob, {}, { afterSeconds: 3_600 })
    const shift = sql`interval '400 days'`
    await sql`update pgboss.job set start_after = start_after + ${shift}`.execute(db)
    await sql`update pgboss.version set cron_on = now() + ${shift}`.execute(db)
    await sql`update pgboss.queue set monitor_claim_on = now() + ${shift}`.execute(db)
    await putLaterTimesRight(db)
    const { rows } = await sql<{ isDue: boolean; runs: boolean; supervises: boolean }>`
      select (select bool_and(start_after <= now()) from pgboss.job) as "isDue",
        (select cron_on <= now() from pgboss.version) as runs,
        (select bool_and(monitor_claim_on <= now()) from pgboss.queue) as supervises
    `.execute(db)
    expect(rows).toEqual([{ isDue: true, runs: true, supervises: true }])
    await sql`
      update pgboss.job set state = 'active', started_on = now() + ${shift},
        heartbeat_on = now() + ${shift}
    `.execute(db)
    await putLaterTimesRight(db)
    const active = await sql<{ isReclaimed: boolean }>`
      select started_on <= now() and heartbeat_on <= now() as "isReclaimed" from pgboss.job
    `.execute(db)
    expect(active.rows).toEqual([{ isReclaimed: true }])
    await sql`delete from pgboss.job`.execute(db)
  })
})
