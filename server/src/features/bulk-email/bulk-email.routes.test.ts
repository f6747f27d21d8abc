import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { useTestApp } from '../../testing/harness.ts'
import { readOutbox } from '../../testing/outbox.ts'

const app = useTestApp()
let admin: TestUser

beforeAll(async () => {
  admin = await aUser(app, { id: 1, username: 'ada' })
})

beforeEach(async () => {
  await app.ctx.db.deleteFrom('mailings').execute()
  await app.ctx.db.deleteFrom('users').where('id', '!=', admin.id).execute()
})

const letter = {
  recipients: ['someone@mail.example'] as 'all' | string[],
  subject: 'News of May',
  htmlTemplate: '<p>Hello! <a href="{{unsubscribeLink}}">Leave</a></p>',
  plaintextTemplate: 'Hello!\n\nLeave: {{unsubscribeLink}}\n',
}

const send = (change: Partial<typeof letter> = {}) =>
  app.call(admin, 'POST /v1/emails', { body: { ...letter, ...change } })

const stateOf = async () => {
  const rows = await app.ctx.db
    .selectFrom('mailing_recipients')
    .select(['email', 'state'])
    .orderBy('email')
    .execute()
  return Object.fromEntries(rows.map(({ email, state }) => [email, state]))
}

const block = (email: string) =>
  app.ctx.db
    .insertInto('email_blocks')
    .values({ email, time_blocked: app.clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

const leave = async (email: string) => {
  const token = await app.ctx.tokens.signEmail(email)
  return app.call(null, 'PUT /v1/emails/unsubscribed', { body: { email, token } })
}

/** The messages that a step sends. */
const writtenBy = async (step: () => Promise<unknown>) => {
  const before = new Set(await readOutbox(app))
  await step()
  return (await readOutbox(app)).filter((message) => !before.has(message))
}

const receiverOf = (message: string) => /^To: (.*)$/m.exec(message)?.[1] ?? ''

const linkIn = (message: string | undefined) =>
  /https:\/\/medley\.example\/unsubscribe\/([\w.-]+)/.exec(message ?? '')?.[1] ?? ''

describe('POST /v1/emails', () => {
  test('accepts a mail to all members immediately, and delivers it afterwards', async () => {
    const [ann, ben] = [await aUser(app), await aUser(app)]
    const answer = await writtenBy(async () => {
      expect(await send({ recipients: 'all' })).toEqual({ status: 202, body: { accepted: 3 } })
    })
    expect(answer).toEqual([])
    const messages = await writtenBy(() => app.runJobs())
    const receivers = messages.map(receiverOf)
    expect(receivers.toSorted()).toEqual([admin.email, ann.email, ben.email].toSorted())
    expect(await stateOf()).toEqual({
      [admin.email]: 'sent',
      [ann.email]: 'sent',
      [ben.email]: 'sent',
    })
  })

  test("includes the recipient's link and the common footer in both parts", async () => {
    await send()
    const [message = ''] = await writtenBy(() => app.runJobs())
    const token = linkIn(message)
    expect(await app.ctx.tokens.readEmail(token)).toBe('someone@mail.example')
    expect(message).toContain('Subject: News of May')
    expect(message.split(`https://medley.example/unsubscribe/${token}`)).toHaveLength(6)
    expect(message).toContain(`Leave: https://medley.example/unsubscribe/${token}`)
    expect(message).toContain(`Unsubscribe: https://medley.example/unsubscribe/${token}`)
    expect(message).toContain('Contact: support@medley.example')
    expect(message).toContain('<a href="mailto:support@medley.example"')
    expect(message.split('Medley Example Ltd, 1 Sample Street')).toHaveLength(3)
    expect(message).not.toContain('{{')
  })

  test('supports the unsubscribe button of mail clients', async () => {
    await send()
    const [message = ''] = await writtenBy(() => app.runJobs())
    const head = message.slice(0, message.indexOf('\n\n')).replaceAll(/\n[ \t]+/g, ' ')
    expect(head).toContain(
      `List-Unsubscribe: <https://medley.example/unsubscribe/${linkIn(message)}>`,
    )
    expect(head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect(head).toMatch(/Message-ID: <mailing-\d+\.[0-9a-f]{32}@medley\.example>/)
  })

  test('sends one mail to each address of a list, known or not, ignoring case', async () => {
    const ann = await aUser(app, { username: 'Ann' })
    const recipients = ['ANN@mail.example', ann.email, 'new@mail.example', 'New@Mail.example ']
    expect((await send({ recipients })).body).toEqual({ accepted: 2 })
    const messages = await writtenBy(() => app.runJobs())
    const receivers = messages.map(receiverOf)
    expect(receivers.toSorted()).toEqual([ann.email, 'new@mail.example'])
  })

  test('leaves out unsubscribed and blocked addresses, from a list and from all', async () => {
    const [ann, ben, cleo] = [await aUser(app), await aUser(app), await aUser(app)]
    await leave(ann.email.toUpperCase())
    await block(ben.email.toUpperCase())
    const listed = await send({ recipients: [ann, ben, cleo].map(({ email }) => email) })
    expect(listed.body).toEqual({ accepted: 1 })
    expect((await send({ recipients: 'all' })).body).toEqual({ accepted: 2 })
    expect(Object.keys(await stateOf())).not.toContain(ann.email)
    await app.runJobs()
  })

  test('leaves out addresses unsubscribed, blocked or deleted between acceptance and delivery', async () => {
    const [ann, ben, cleo, dora] = [
      await aUser(app),
      await aUser(app),
      await aUser(app),
      await aUser(app),
    ]
    const recipients = [ann, ben, cleo, dora].map(({ email }) => email)
    expect((await send({ recipients })).body).toEqual({ accepted: 4 })
    await leave(ann.email)
    await block(ben.email)
    await app.ctx.db.deleteFrom('users').where('id', '=', cleo.id).execute()
    const messages = await writtenBy(() => app.runJobs())
    expect(messages.map(receiverOf)).toEqual([dora.email])
    expect(await stateOf()).toEqual({
      [ann.email]: 'left_out',
      [ben.email]: 'left_out',
      [dora.email]: 'sent',
    })
  })

  test('accepts a list whose recipients are all left out', async () => {
    await leave('gone@mail.example')
    expect(await send({ recipients: ['gone@mail.example'] })).toEqual({
      status: 202,
      body: { accepted: 0 },
    })
    expect(await writtenBy(() => app.runJobs())).toEqual([])
  })

  test('changes nothing in the templates but the link', async () => {
    const plaintextTemplate = "Costs $& and $1 and $' {{unsubscribeLink}}{{unsubscribeLink}} end."
    await send({ plaintextTemplate })
    const [message = ''] = await writtenBy(() => app.runJobs())
    const link = `https://medley.example/unsubscribe/${linkIn(message)}`
    expect(message).toContain(`Costs $& and $1 and $' ${link}${link} end.`)
  })

  test('puts the footer inside the body of a whole page', async () => {
    await send({ htmlTemplate: '<html><body><p>{{unsubscribeLink}}</p></BODY></html>' })
    const [message = ''] = await writtenBy(() => app.runJobs())
    expect(message).toMatch(/Sample Street<\/p>\s*<\/div>\s*<\/BODY><\/html>/)
  })

  test.each(['htmlTemplate', 'plaintextTemplate'] as const)(
    'refuses a %s without the placeholder',
    async (name) => {
      const answer = await send({ [name]: 'Hello! https://medley.example/unsubscribe/x' })
      expect(answer).toEqual({
        status: 400,
        body: {
          status: 400,
          code: 'missing_unsubscribe_placeholder',
          message: 'requires the unsubscribe link placeholder',
        },
      })
      expect(await stateOf()).toEqual({})
    },
  )

  test.each([
    [{ recipients: undefined }, 'recipients', 'Required'],
    [{ recipients: [] }, 'recipients', 'Required'],
    [{ recipients: 'everybody' }, 'recipients', 'Invalid Email'],
    [{ recipients: ['a@mail.example', 'nobody'] }, 'recipients[1]', 'Invalid Email'],
    [
      { recipients: Array.from({ length: 501 }, (_, index) => `a${index}@mail.example`) },
      'recipients',
      'Must be at most 500 addresses',
    ],
    [{ subject: ' ' }, 'subject', 'Required'],
    [{ subject: 'x'.repeat(256) }, 'subject', 'Must be at most 255 characters'],
    [{ subject: 'Hello\r\nBcc: everybody@mail.example' }, 'subject', 'Must be one line'],
    [{ htmlTemplate: '' }, 'htmlTemplate', 'Required'],
    [{ plaintextTemplate: undefined }, 'plaintextTemplate', 'Required'],
  ])('refuses %j', async (change, field, message) => {
    const answer = await app.send({
      method: 'POST',
      url: '/v1/emails',
      headers: { authorization: `Bearer ${admin.token}` },
      payload: { ...letter, ...change },
    })
    expect(answer.body).toEqual({
      status: 400,
      code: 'validation_error',
      message,
      errors: [{ field, message }],
    })
  })

  test('is for admins', async () => {
    const member = await aUser(app)
    expect((await app.call(member, 'POST /v1/emails', { body: letter })).body.code).toBe(
      'admin_only',
    )
    expect((await app.call(null, 'POST /v1/emails', { body: letter })).body.code).toBe(
      'unauthenticated',
    )
    expect(await stateOf()).toEqual({})
  })
})
