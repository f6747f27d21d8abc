import { once } from 'node:events'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Context } from '../../context.ts'
import { transaction } from '../../db/transaction.ts'
import { type JobSystem, openJobs } from '../../jobs/job-system.ts'
import type { Mail } from '../../mail/mail.ts'
import { createSmtpMail } from '../../mail/smtp-mail.ts'
import { startDyingWorker } from '../../testing/dying.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { useTestApp } from '../../testing/harness.ts'
import { expireLeases } from '../../testing/expire-leases.ts'
import { type MailSink, openMailSink, refusal } from '../../testing/servers/mail-sink.ts'
import { readOutbox } from '../../testing/outbox.ts'
import { changeAddress } from '../accounts/accounts.address.service.ts'
import { expireMailingsJob, sendMailingJob } from './bulk-email.jobs.ts'

const app = useTestApp()
let admin: TestUser
let jobs: JobSystem<Context>
let sink: MailSink
/** The mail server's reply to a recipient. */
let toRecipient: (address: string) => Promise<Error | null> | Error | null

const log = { warn: () => undefined, error: () => undefined }

beforeAll(async () => {
  admin = await aUser(app, { id: 1 })
  jobs = await openJobs<Context>(app.ctx.db, { kinds: [sendMailingJob], works: false, log })
})

beforeEach(async () => {
  toRecipient = () => null
  sink = await openMailSink({ toRecipient: (address) => toRecipient(address) })
  return () => sink.close()
})

afterAll(() => jobs.stop())

const openMail = (): Mail =>
  createSmtpMail({
    url: sink.url,
    from: 'Medley <no-reply@mail.example>',
    supportAddress: 'support@mail.example',
    operatorAddress: undefined,
    publicUrl: 'https://medley.example',
    confirmsAddresses: true,
  })

const run = async (mail = openMail()) => {
  const outcomes = await jobs.runDue({ ...app.ctx, mail })
  mail.close()
  return outcomes.map(({ end }) => end)
}

const addresses = (count: number, name: string) =>
  Array.from(
    { length: count },
    (_, index) => `${name}${String(index).padStart(4, '0')}@mail.example`,
  )

const accept = async (recipients: string[] | 'all') => {
  const { status, body } = await app.call(admin, 'POST /v1/emails', {
    body: {
      recipients,
      subject: 'News',
      htmlTemplate: '<p>{{unsubscribeLink}}</p>',
      plaintextTemplate: '{{unsubscribeLink}}',
    },
  })
  expect(status).toBe(202)
  return body.accepted
}

const statesOf = async (emails: string[]) => {
  const rows = await app.ctx.db
    .selectFrom('mailing_recipients')
    .select(['state', 'failure', 'email'])
    .where('email', 'in', emails)
    .orderBy('email')
    .execute()
  return rows.map(({ state, failure }) => [state, failure])
}

const receivers = () => sink.received.flatMap(({ to }) => to)
const messageIds = () =>
  sink.received.map(({ message }) => /^Message-ID: (.*)$/im.exec(message)?.[1]?.trim())

describe('delivery', () => {
  test('continues after a killed process, and sends each of 200 recipients one mail', async () => {
    await app.ctx.db
      .insertInto('users')
      .values(
        addresses(199, 'member').map((email, index) => ({
          username: `member${index}`,
          email,
          password_hash: 'none',
          time_created: app.clock.now(),
          time_email_confirmed: app.clock.now(),
        })),
      )
      .execute()
    expect(await accept('all')).toBe(200)
    const work = { kind: 'send-mailing', moment: null, smtpUrl: sink.url }
    const child = startDyingWorker(app, work)
    const ended = once(child, 'close')
    // The process is killed during the 101st message, which the server never answers.
    toRecipient = () => {
      if (sink.received.length === 100) {
        child.kill('SIGKILL')
        return new Promise(() => undefined)
      }
      return null
    }
    await ended
    expect(sink.received).toHaveLength(100)
    toRecipient = () => null

    expect(await run()).toEqual([])
    await expireLeases(app.ctx.db)
    expect(await run()).toEqual([])
    await expireLeases(app.ctx.db)
    expect(await run()).toEqual(['done'])
    const wanted = [admin.email, ...addresses(199, 'member')]
    expect(receivers().toSorted()).toEqual(wanted.toSorted())
    expect(new Set(messageIds()).size).toBe(200)
    expect((await statesOf(wanted)).every(([state]) => state === 'sent')).toBe(true)
  })

  test('continues after a graceful shutdown, also with the outbox', async () => {
    const wanted = addresses(40, 'outbox')
    await accept(wanted)
    const worker = await openJobs<Context>(app.ctx.db, {
      kinds: [sendMailingJob],
      works: true,
      log,
    })
    const { mail } = app.ctx
    let sent = 0
    await new Promise<void>((resolve) => {
      worker.work({
        ...app.ctx,
        mail: {
          ...mail,
          async send(message) {
            await mail.send(message)
            sent += 1
            if (sent === 15) resolve(worker.stop())
          },
        },
      })
    })
    const written = async () =>
      (await readOutbox(app))
        .map((text) => /^To: (outbox.*)$/m.exec(text)?.[1] ?? '')
        .filter(Boolean)
    expect(await written()).toHaveLength(15)
    expect(await run(mail)).toEqual(['done'])
    expect((await written()).toSorted()).toEqual(wanted)
  })

  test('repeats only the mail whose response was lost, with the same Message-ID', async () => {
    const wanted = addresses(3, 'edge')
    await accept(wanted)
    const mail = openMail()
    let lost = false
    const losing = {
      ...mail,
      async send(message: Parameters<Mail['send']>[0]) {
        await mail.send(message)
        if (!lost && message.to === wanted[1]) {
          lost = true
          throw new Error('The connection broke after the mail server had said yes')
        }
      },
    }
    expect(await run(losing)).toEqual(['failed'])
    await expireLeases(app.ctx.db)
    expect(await run()).toEqual(['done'])
    expect(receivers()).toEqual([wanted[0], wanted[1], wanted[1], wanted[2]])
    const ids = messageIds()
    expect(ids[1]).toBe(ids[2])
    expect(new Set(ids).size).toBe(3)
  })

  test('records a refused address and continues with the others', async () => {
    const wanted = addresses(3, 'refused')
    toRecipient = (address) => (address === wanted[1] ? refusal(550, 'No such mailbox') : null)
    await accept(wanted)
    expect(await run()).toEqual(['done'])
    expect(receivers()).toEqual([wanted[0], wanted[2]])
    expect(await statesOf(wanted)).toEqual([
      ['sent', null],
      ['failed', expect.stringContaining('No such mailbox')],
      ['sent', null],
    ])
  })

  test('follows members to the address that they have by then', async () => {
    const [member, other] = [await aUser(app), await aUser(app)]
    const news = ['former', 'listed'].map((name) => `${name}@mail.example`)
    await accept([member.email, other.email, news[1] ?? ''])
    for (const [index, { id }] of [member, other].entries()) {
      const change = { email: news[index] ?? '', isConfirmed: true }
      await transaction(app.ctx.db, (tx) => changeAddress(app.ctx, tx, id, change))
    }
    expect(await run()).toEqual(['done'])
    expect(receivers().toSorted()).toEqual(news)
  })

  test('retries only a busy mailbox', async () => {
    const wanted = addresses(3, 'busy')
    toRecipient = (address) => (address === wanted[0] ? refusal(450, 'Mailbox busy') : null)
    await accept(wanted)
    expect(await run()).toEqual(['failed'])
    expect(receivers()).toEqual([wanted[1], wanted[2]])
    expect((await statesOf(wanted))[0]).toEqual(['waiting', expect.stringContaining('busy')])
    toRecipient = () => null
    await expireLeases(app.ctx.db)
    expect(await run()).toEqual(['done'])
    expect(receivers()).toEqual([wanted[1], wanted[2], wanted[0]])
  })

  test('retries while the mail server is down, and finally gives up', async () => {
    const wanted = addresses(2, 'away')
    await accept(wanted)
    const mail = openMail()
    const away = { ...mail, send: () => Promise.reject(new Error('Connection refused')) }
    for (let tries = 0; tries < sendMailingJob.retries; tries += 1) {
      expect(await run(away)).toEqual(['failed'])
      await expireLeases(app.ctx.db)
    }
    expect((await statesOf(wanted)).map(([state]) => state)).toEqual(['waiting', 'waiting'])
    expect(await run(away)).toEqual(['done'])
    const givenUp = ['failed', 'The mail server could not be reached']
    expect(await statesOf(wanted)).toEqual([givenUp, givenUp])
    await expireLeases(app.ctx.db)
    expect(await run()).toEqual([])
  })
})

describe('retention of a mailing', () => {
  const keptOf = async (emails: string[]) => (await statesOf(emails)).length

  const passDays = async (days: number) => {
    app.clock.advance(days * 86_400_000)
    await app.ctx.jobs.enqueue(app.ctx.db, expireMailingsJob, {})
    await app.runJobs()
  }

  test('deletes the recipients 90 days after the end, and keeps the text', async () => {
    const [old, never, young] = [addresses(2, 'old'), addresses(1, 'never'), addresses(2, 'young')]
    await accept(old)
    expect(await run()).toEqual(['done'])
    await accept(never)
    await sql`delete from pgboss.job where name = 'send-mailing'`.execute(app.ctx.db)
    await passDays(60)
    await accept(young)
    expect(await run()).toEqual(['done'])
    await passDays(30)
    expect([await keptOf(old), await keptOf(never)]).toEqual([2, 1])
    app.clock.advance(1)
    await passDays(0)
    expect([await keptOf(old), await keptOf(never), await keptOf(young)]).toEqual([0, 0, 2])
    const { rows } = await sql<{ subject: string }>`
      select subject from mailings where id not in (select mailing_id from mailing_recipients)
      order by id desc limit 2`.execute(app.ctx.db)
    expect(rows).toEqual([{ subject: 'News' }, { subject: 'News' }])
  })
})
