import { beforeEach, describe, expect, test } from 'vitest'
import { connect } from '../../db/connect.ts'
import { useAppVariant } from '../../testing/app-variant.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { aWork } from '../../testing/factories/works.ts'
import { useTestApp } from '../../testing/harness.ts'
import { createRequestCounter } from './rate-limits.service.ts'

const app = useTestApp()
const one = useAppVariant(app, { rateLimit: true })
const other = useAppVariant(app, { rateLimit: true })
const down = useAppVariant(app, { rateLimit: true }, (ctx) => ({
  db: connect({ host: '/nowhere', connectionTimeoutMillis: 200 }, () => undefined),
  log: ctx.log,
}))

const minute = 60_000
const day = 1_440 * minute
let member: TestUser
let work: Awaited<ReturnType<typeof aWork>>
beforeEach(async () => {
  app.clock.advance(day)
  member = await aUser(app)
  work = await aWork(app)
})

/** A write that succeeds each time: refused ones would be answered later and later. */
const write = (http: typeof one, by = member) =>
  http().inject({
    method: 'POST',
    url: '/saved-for-later',
    headers: { authorization: `Bearer ${by.token}` },
    payload: { medium: work.medium, internal_id: work.id },
  })

/** How many of a number of writing calls are refused. */
async function writeTimes(count: number, http = one): Promise<number> {
  let refused = 0
  for (let index = 0; index < count; index += 1) {
    if ((await write(http)).statusCode === 429) refused += 1
  }
  return refused
}

describe('limits of an account', () => {
  test('hold across two processes', async () => {
    expect(await writeTimes(30, one)).toBe(0)
    expect(await writeTimes(30, other)).toBe(0)
    expect((await write(one)).statusCode).toBe(429)
    expect((await write(other)).statusCode).toBe(429)
  })

  test('say when to try again, and end then', async () => {
    await writeTimes(20)
    app.clock.advance(15_000)
    await writeTimes(40)
    const answer = await write(one)
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '45'])
    app.clock.advance(45_000)
    expect((await write(one)).statusCode).toBe(200)
  })

  test('allow no more than a thousand writes a day', async () => {
    await write(one)
    const counted = await app.ctx.db
      .updateTable('rate_limit_counts')
      .set({ count: 999 })
      .where('time_window_ends', '=', new Date(app.clock.now().getTime() + day))
      .executeTakeFirst()
    expect(counted.numUpdatedRows).toBe(1n)
    expect((await write(one)).statusCode).toBe(200)
    const answer = await write(one)
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, String(day / 1_000)])
  })

  test('limits of an account are shared by the writing calls of the account and leave other accounts alone', async () => {
    await writeTimes(60)
    const headers = { authorization: `Bearer ${member.token}` }
    const like = { method: 'PUT', url: '/v1/review-likes', headers } as const
    expect((await one().inject(like)).statusCode).toBe(429)
    expect((await write(one, await aUser(app))).statusCode).toBe(200)
  })

  test('leave calls with limits of their own and reads alone', async () => {
    await writeTimes(60)
    const headers = { authorization: `Bearer ${member.token}` }
    const report = { method: 'POST', url: '/report', headers } as const
    expect((await one().inject(report)).statusCode).toBe(400)
    const read = { method: 'GET', url: '/v1/notifications', headers } as const
    expect((await one().inject(read)).statusCode).toBe(200)
  })

  test('count concurrent calls exactly', async () => {
    const answers = await Promise.all(
      Array.from({ length: 70 }, (_, index) => write(index % 2 === 0 ? one : other)),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(10)
  })
})

describe('the counter', () => {
  const limit = (key: string, max: number) => ({ key: [key], max, timeWindow: minute })

  test('takes no statement for a limit it knows to be exceeded', async () => {
    const count = createRequestCounter(app.ctx)
    await count([limit('flood', 1)])
    await count([limit('flood', 1)])
    await count([limit('flood', 1)])
    const stored = createRequestCounter(app.ctx)
    expect(await stored([limit('flood', 9)])).toEqual([{ count: 3, timeLeft: minute }])
  })

  test('lets requests pass while the database fails', async () => {
    const answer = await down().inject({ method: 'POST', url: '/create-account' })
    expect(answer.statusCode).toBe(400)
  })
})
