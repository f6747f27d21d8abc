import { expect, test } from 'vitest'
import { aBlockedAddress } from '../../testing/factories/accounts.ts'
import { aUser } from '../../testing/factories/users.ts'
import { useTestApp } from '../../testing/harness.ts'
import type { Person } from '../../testing/identity-provider.ts'
import { readOutbox } from '../../testing/outbox.ts'
import { aPerson, useProvider } from '../../testing/provider-logins.ts'
import { removeExpiredSessions } from './sessions.service.ts'

const app = useTestApp()
const { logIn, sessionOf } = useProvider(app)

function aPersonWithoutAddress(): Person {
  const { email: _, email_verified: __, ...person } = aPerson()
  return person
}

/** The token of a first login that lacks an address. */
async function arrive(person: Person, invitation?: string): Promise<string> {
  const { status, body } = await logIn(person, invitation)
  expect([status, body.code]).toEqual([403, 'email_required'])
  return body.proof?.loginToken ?? ''
}

const give = (loginToken: string, email: string) =>
  app.call(null, 'POST /v1/sessions/provider/address', { body: { loginToken, email } })

test('who has no address at the provider is asked for one, which a link has to prove', async () => {
  const person = aPersonWithoutAddress()
  const { status, body } = await give(await arrive(person), 'greta@mail.example')
  expect(status).toBe(200)
  const { body: address } = await app.call(body, 'GET /v1/email-address')
  expect(address).toMatchObject({ email: 'greta@mail.example', isConfirmed: false })
  await app.runJobs()
  const letters = await readOutbox(app)
  const toGreta = letters.filter((text) => text.includes('To: greta@mail.example'))
  expect(toGreta.filter((text) => text.includes('/confirm-email/'))).toHaveLength(1)
  const again = await sessionOf(person)
  expect(again.id).toBe((await app.ctx.tokens.read(body.token))?.userId)
})

test('an address of another account is refused, and another one accepted', async () => {
  const { email } = await aUser(app)
  const token = await arrive(aPersonWithoutAddress())
  expect((await give(token, email)).body.code).toBe('email_taken')
  await aBlockedAddress(app, 'blocked@mail.example')
  expect((await give(token, 'blocked@mail.example')).body.code).toBe('email_blacklisted')
  expect((await give(token, 'free@mail.example')).status).toBe(200)
})

test('the question is answered once, within ten minutes', async () => {
  const [used, old] = [await arrive(aPersonWithoutAddress()), await arrive(aPersonWithoutAddress())]
  expect((await give(used, 'once@mail.example')).status).toBe(200)
  expect((await give(used, 'twice@mail.example')).body.code).toBe('invalid_token')
  app.clock.advance(10 * 60_000)
  expect((await give(old, 'late@mail.example')).body.code).toBe('invalid_token')
  await removeExpiredSessions(app.ctx)
  expect(await app.ctx.db.selectFrom('oidc_arrivals').select('lifetime').execute()).toEqual([])
})

test('an invitation waits for the address as well', async () => {
  const ann = await aUser(app)
  const { body: invitation } = await app.call(ann, 'POST /v1/invitations', { body: {} })
  const token = await arrive(aPersonWithoutAddress(), invitation.token)
  expect((await give(token, 'invited@mail.example')).status).toBe(200)
  const { body: own } = await app.call(ann, 'GET /v1/invitations')
  expect(own.items[0]?.members).toHaveLength(1)
})

test('where registration is closed, nobody is asked', async () => {
  Object.assign(app.ctx.access, { registration: 'closed' })
  try {
    expect((await logIn(aPersonWithoutAddress())).body.code).toBe('registration_closed')
  } finally {
    Object.assign(app.ctx.access, { registration: 'open' })
  }
})
