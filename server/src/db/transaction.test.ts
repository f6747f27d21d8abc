import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { aUser } from '../testing/factories/users.ts'
import { useTestApp } from '../testing/harness.ts'
import { afterCommit, isUniqueViolation, transaction, type Tx } from './transaction.ts'

const app = useTestApp()
const userRow = (name: string) => ({
  username: name,
  email: `${name}@mail.example`,
  password_hash: 'none',
  time_created: app.clock.now(),
})
const insert = (tx: Tx, name: string) => tx.insertInto('users').values(userRow(name)).execute()
const exists = async (name: string) => {
  const rows = await app.ctx.db
    .selectFrom('users')
    .select('id')
    .where('username', '=', name)
    .execute()
  return rows.length === 1
}

describe('a transaction', () => {
  test('returns the result of its work and commits', async () => {
    const answer = await transaction(app.ctx.db, async (tx) => {
      await insert(tx, 'kept')
      return 7
    })
    expect(answer).toBe(7)
    expect(await exists('kept')).toBe(true)
  })

  test('leaves nothing behind when its work fails', async () => {
    const failing = transaction(app.ctx.db, async (tx) => {
      await insert(tx, 'gone')
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await exists('gone')).toBe(false)
  })

  test('refuses the outer handle inside, also in a helper called later', async () => {
    const failing = transaction(app.ctx.db, async (tx) => {
      await insert(tx, 'guarded')
      await sleep(1)
      return app.ctx.db.selectFrom('users').select('id').execute()
    })
    await expect(failing).rejects.toThrow('pass the transaction on')
    expect(await exists('guarded')).toBe(false)
  })

  test('refuses a second transaction inside', async () => {
    const failing = transaction(app.ctx.db, () => transaction(app.ctx.db, async () => 1))
    await expect(failing).rejects.toThrow('pass the transaction on')
  })

  test('a transaction does not affect concurrent code outside it', async () => {
    const [inside, beside] = await Promise.all([
      transaction(app.ctx.db, async (tx) => {
        await insert(tx, 'inside')
        await sleep(20)
        return 'inside'
      }),
      app.ctx.db
        .selectNoFrom(sql<string>`'beside'`.as('word'))
        .executeTakeFirst()
        .then((row) => row?.word),
    ])
    expect([inside, beside]).toEqual(['inside', 'beside'])
  })
})

describe('steps after the commit', () => {
  test('run in order, see the committed rows and may use the outer handle', async () => {
    const steps: unknown[] = []
    await transaction(app.ctx.db, async (tx) => {
      afterCommit(async () => {
        await sleep(5)
        steps.push(await exists('committed'))
      })
      afterCommit(() => void steps.push('second'))
      await insert(tx, 'committed')
      steps.push('work')
    })
    expect(steps).toEqual(['work', true, 'second'])
  })

  test('steps after the commit do not run when the work fails', async () => {
    const steps: string[] = []
    const failing = transaction(app.ctx.db, async () => {
      afterCommit(() => void steps.push('mail'))
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(steps).toEqual([])
  })

  test('steps after the commit do not repeat the work if they fail', async () => {
    let runs = 0
    const failing = transaction(app.ctx.db, async () => {
      runs += 1
      afterCommit(() => {
        throw Object.assign(new Error('deadlock elsewhere'), { code: '40P01' })
      })
    })
    await expect(failing).rejects.toThrow('deadlock elsewhere')
    expect(runs).toBe(1)
  })

  test('require a transaction', () => {
    expect(() => afterCommit(() => undefined)).toThrow('outside a transaction')
  })
})

describe('a deadlock', () => {
  let ids: [number, number]
  beforeEach(async () => {
    ids = [(await aUser(app)).id, (await aUser(app)).id]
  })

  const touch = (tx: Tx, id: number) =>
    tx
      .updateTable('users')
      .set((row) => ({ token_version: row('token_version', '+', 1) }))
      .where('id', '=', id)
      .execute()

  /** Two transactions that lock the same rows in opposite order, synchronized in between. */
  const cross = async () => {
    const runs: [number, number] = [0, 0]
    const steps: number[] = []
    const arrivals: (() => void)[] = []
    /** Lets both go on once both are here; who comes again goes on at once. */
    const meet = () =>
      new Promise<void>((resolve) => {
        arrivals.push(resolve)
        if (arrivals.length >= 2) for (const goOn of arrivals) goOn()
      })
    const run = (which: 0 | 1) =>
      transaction(app.ctx.db, async (tx) => {
        runs[which] += 1
        afterCommit(() => void steps.push(which))
        await touch(tx, ids[which])
        await meet()
        await touch(tx, ids[which === 0 ? 1 : 0])
      })
    await Promise.all([run(0), run(1)])
    return { runs, steps }
  }

  test('is resolved by repeating, and the steps of both run once', async () => {
    const { runs, steps } = await cross()
    // On a busy machine the two may meet again, so either may repeat more than once.
    expect(runs[0] + runs[1]).toBeGreaterThanOrEqual(3)
    expect(steps.toSorted((a, b) => a - b)).toEqual([0, 1])
    const rows = await app.ctx.db
      .selectFrom('users')
      .select('token_version')
      .where('id', 'in', ids)
      .execute()
    expect(rows.map(({ token_version }) => token_version)).toEqual([3, 3])
  })

  test('a deadlock that persists is given up after four tries', async () => {
    let runs = 0
    const failing = transaction(app.ctx.db, async (tx) => {
      runs += 1
      await sql`do $$ begin raise exception 'again' using errcode = '40001'; end $$`.execute(tx)
    })
    await expect(failing).rejects.toMatchObject({ code: '40001' })
    expect(runs).toBe(4)
  })

  test('is the only failure that is retried', async () => {
    let runs = 0
    const failing = transaction(app.ctx.db, async (tx) => {
      runs += 1
      await sql`select 1 / 0`.execute(tx)
    })
    await expect(failing).rejects.toMatchObject({ code: '22012' })
    expect(runs).toBe(1)
  })
})

test('recognises a unique violation by its index', async () => {
  const user = await aUser(app)
  const again = app.ctx.db.insertInto('users').values(userRow(user.username)).execute()
  const error: unknown = await again.catch((reason: unknown) => reason)
  expect(isUniqueViolation(error)).toBe(true)
  expect(isUniqueViolation(error, 'users_username_key')).toBe(true)
  expect(isUniqueViolation(error, 'users_email_key')).toBe(false)
  expect(isUniqueViolation(new Error('other'))).toBe(false)
})
