import { sql } from 'kysely'
import { afterAll, afterEach, expect, test } from 'vitest'
import { connect } from '../../db/connect.ts'
import { PoolWatch } from '../../db/pool-watch.ts'
import { Lateness } from '../../load/lateness.ts'
import { LoopDelay } from '../../load/loop-delay.ts'
import { useAppVariant } from '../../testing/app-variant.ts'
import { aUser } from '../../testing/factories/users.ts'
import { useTestApp } from '../../testing/harness.ts'
import type { ShedClass } from './shed-load.ts'

const app = useTestApp()
const loop = new LoopDelay()
const pool = new PoolWatch(loop)
const lateness = new Lateness(() => Math.max(loop.now, pool.expectedWait()))
const refused: ShedClass[] = []
const observeShed = (one: ShedClass) => void refused.push(one)
const http = useAppVariant(app, { load: { loop, pool, lateness }, observeShed })
afterAll(() => {
  lateness.stop()
  loop.stop()
})
afterEach(() => void (refused.length = 0))

const given = { level: 0 }
const atLevel = useAppVariant(app, { load: { loop, pool, lateness: given } })

async function levelIs(isWanted: (level: number) => boolean): Promise<void> {
  await expect.poll(() => isWanted(lateness.level)).toBe(true)
}

/** Sends the four kinds of calls, a read with an invented token and a health check; returns the statuses. */
async function statuses(token: string, to = http) {
  const headers = { authorization: `Bearer ${token}` }
  const invented = { authorization: 'Bearer invented.token.here' }
  const reading = { url: '/v1/reviews?limit=1' }
  const writing = { method: 'POST' as const, payload: {} }
  const sent = [
    reading,
    { ...reading, headers: invented },
    { ...reading, headers },
    { ...writing, url: '/login' },
    { ...writing, url: '/comment', headers },
    { url: '/healthz' },
  ]
  const answers = await Promise.all(sent.map((one) => to().inject(one)))
  return answers.map(({ statusCode }) => statusCode)
}

test.each([
  [0, [200, 200, 200, 400, 400, 200]],
  [1, [503, 503, 200, 400, 400, 200]],
  [2, [503, 503, 503, 400, 400, 200]],
  [3, [503, 503, 503, 503, 400, 200]],
  [4, [503, 503, 503, 503, 503, 200]],
])(
  'refuses members and writes later than visitors and reads at level %i',
  async (level, wanted) => {
    const { token } = await aUser(app)
    given.level = level
    expect(await statuses(token, atLevel)).toEqual(wanted)
  },
)

test('refuses calls while callers wait for the pool, and serves again afterwards', async () => {
  const { token } = await aUser(app)
  const onTime = await statuses(token)
  expect(onTime).toEqual([200, 200, 200, 400, 400, 200])

  const db = connect({ connectionString: app.connectionString, max: 1 }, () => undefined, pool)
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  const holder = db.connection().execute(() => held)
  const waiting = sql`select 1`.execute(db)
  try {
    await levelIs((level) => level === 4)
    expect(await statuses(token)).toEqual([503, 503, 503, 503, 503, 200])
    const classes = ['member-read', 'member-write', 'visitor-read', 'visitor-read', 'visitor-write']
    expect(refused.toSorted()).toEqual(classes)
    const answer = await http().inject({ url: '/v1/reviews?limit=1' })
    expect(answer.json()).toEqual({
      status: 503,
      code: 'overloaded',
      message: 'Too busy at the moment',
    })
    expect(Number(answer.headers['retry-after'])).toBeGreaterThanOrEqual(2)
  } finally {
    release()
    await Promise.all([holder, waiting])
    await db.destroy()
  }
  await levelIs((level) => level === 0)
  expect(await statuses(token)).toEqual(onTime)
})

test('refuses while the event loop is late', async () => {
  const block = setInterval(() => {
    const end = performance.now() + 300
    while (performance.now() < end);
  }, 1)
  try {
    await levelIs((level) => level >= 1)
    const answer = await http().inject({ url: '/v1/reviews?limit=1' })
    expect(answer.statusCode).toBe(503)
  } finally {
    clearInterval(block)
  }
  await levelIs((level) => level === 0)
})
