import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest'
import { siteOfTests, type TestApp } from './harness.ts'
import { type Person, startIdentityProvider, type TestProvider } from './identity-provider.ts'

let serial = 0

/** A person with an address that the provider vouches for. */
export function aPerson(more: Partial<Person> = {}): Person {
  serial += 1
  const letters = 'abcdefghijklmnopqrstuvwxyz'
  const name = `lodger${letters.charAt(serial % 26)}${letters.charAt(serial / 26)}`
  return {
    sub: `subject ${serial}`,
    email: `${name}@house.example`,
    email_verified: true,
    preferred_username: name,
    ...more,
  }
}

export const password = 'long enough, odd enough'

/** A member who logs in by a password; their address is confirmed unless it says otherwise. */
export async function aRegistered(app: TestApp, { isConfirmed = true } = {}) {
  serial += 1
  const username = `tenant-${serial}`
  const email = `${username}@house.example`
  const { body } = await app.call(null, 'POST /create-account', {
    body: { username, email, password },
  })
  if (isConfirmed) {
    await app.ctx.db
      .updateTable('users')
      .set({ time_email_confirmed: app.clock.now() })
      .where('id', '=', body.id)
      .execute()
  }
  const { body: token } = await app.call(null, 'POST /login', { body: { username, password } })
  return { id: body.id, username, email, token: token.replaceAll('"', '') }
}

/** An identity provider for the tests of one file, and what browsers do with it. */
export function useProvider(app: TestApp) {
  let provider: TestProvider | undefined
  const running = () => {
    if (!provider) throw new Error('The provider runs only inside tests and hooks')
    return provider
  }
  beforeAll(async () => {
    provider = await startIdentityProvider(siteOfTests.url)
  })
  afterEach(() => {
    vi.useRealTimers()
    use()
  })
  afterAll(() => running().close())

  /** Has the product use the provider, with other settings if given. */
  const use = (settings: Partial<TestProvider['settings']> = {}) =>
    Object.assign(app.ctx, { identityProvider: { ...running().settings, ...settings } })

  async function begin(invitation?: string) {
    if (!app.ctx.identityProvider) use()
    const body = invitation === undefined ? {} : { invitation }
    return (await app.call(null, 'POST /v1/sessions/provider/start', { body })).body
  }

  const finish = (loginToken: string, answer: string) =>
    app.call(null, 'POST /v1/sessions/provider', { body: { loginToken, answer } })

  async function logIn(person: Person, invitation?: string) {
    const { url, loginToken } = await begin(invitation)
    return finish(loginToken, await running().logIn(url, person))
  }

  /** The member of a login that succeeds. */
  async function sessionOf(person: Person, invitation?: string) {
    const { status, body } = await logIn(person, invitation)
    expect(status).toBe(200)
    const claims = await app.ctx.tokens.read(body.token)
    return { id: claims?.userId ?? 0, username: claims?.username ?? '', token: body.token }
  }

  /** Links the account of a member whom the provider knows as that person. */
  async function link(member: { token: string }, person: Person) {
    if (!app.ctx.identityProvider) use()
    const { body } = await app.call(member, 'POST /v1/identity/start')
    const { loginToken } = body
    const answer = await running().logIn(body.url, person)
    return app.call(member, 'POST /v1/identity', { body: { loginToken, answer } })
  }

  return {
    get provider() {
      return running()
    },
    use,
    begin,
    finish,
    logIn,
    sessionOf,
    link,
  }
}
