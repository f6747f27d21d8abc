import { createHmac } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { createTokens } from '../../server/src/http/tokens.ts'
import type { Attack } from './attack.ts'
import { findLetterLink } from './letters.ts'
import { resultOf, type Member, password, type Target } from './target.ts'

const day = 86_400_000

export const tokenAttacks: readonly Attack[] = [
  {
    name: 'forged tokens',
    kind: 'Tokens',
    expected: '401 from every one of them, and from none that is genuine',
    async run(target, tally) {
      const member = await target.join()
      tally.expect((await statusOf(target, member.token)) === 200, 'the genuine token is refused')
      for (const [name, token] of await forgeries(target, member)) {
        const status = await statusOf(target, token)
        tally.expect(status === 401, `${name}: ${status}`)
      }
    },
  },
  {
    name: 'tokens after logout and after the session was ended elsewhere',
    kind: 'M4',
    expected: '401 at once; the other session lives on',
    async run(target, tally) {
      const first = await target.join()
      const second = (await target.logIn(first.username)).text
      const third = (await target.logIn(first.username)).text
      tally.expect(new Set([first.token, second, third]).size === 3, 'two logins share a token')
      await target.send({ method: 'POST', path: '/logout', token: first.token })
      tally.expect((await statusOf(target, first.token)) === 401, 'a token outlives its logout')
      tally.expect((await statusOf(target, second)) === 200, 'a logout ends other sessions')
      await target.send({ method: 'DELETE', path: '/v1/sessions', token: third })
      tally.expect((await statusOf(target, second)) === 401, 'a token outlives its session')
    },
  },
  {
    name: 'stolen token after a change of password',
    kind: 'M4',
    expected: '401; the answer brings a fresh token',
    async run(target, tally) {
      const member = await target.join()
      const stolen = (await target.logIn(member.username)).text
      const body = { old_password: password, new_password: 'quite another pass phrase' }
      const answer = await target.send({
        method: 'POST',
        path: '/password',
        token: member.token,
        body,
      })
      tally.expect((await statusOf(target, stolen)) === 401, 'the stolen token lives on')
      const fresh = String(resultOf(answer)['token'])
      tally.expect((await statusOf(target, fresh)) === 200, 'the fresh token is refused')
    },
  },
  {
    name: 'link to reset, used twice and by another account',
    kind: 'Tokens',
    expected: 'once, by its account, and it ends all sessions',
    async run(target, tally) {
      const [member, other] = [await target.join(), await target.join()]
      const body = { email: member.email }
      await target.send({ method: 'POST', path: '/forgot-password', body })
      const link = await findLetterLink(target, member.email, /reset-password\/\d+\/([\w.~-]+)/)
      const reset = (user: Member, token: string) => {
        const body = { user_id: user.id, token, new_password: 'quite another pass phrase' }
        return target.send({ method: 'POST', path: '/reset-password', body })
      }
      tally.expect((await reset(other, link)).status === 400, 'the link opens another account')
      tally.expect((await reset(member, `${link}x`)).status === 400, 'a damaged link is taken')
      tally.expect((await reset(member, link)).status === 200, 'the link does not work')
      tally.expect((await reset(member, link)).status === 400, 'the link works twice')
      tally.expect((await statusOf(target, member.token)) === 401, 'a token outlives the reset')
    },
  },
  {
    name: 'token of a deleted account, and of one created anew',
    kind: 'Id reuse',
    expected: '401; ids never come back, not even an admin’s',
    async run(target, tally) {
      const { directUrl, formerAdmin } = target
      const member = await target.join()
      await target.send({
        method: 'DELETE',
        path: '/account',
        token: member.token,
        body: { password },
      })
      tally.expect((await statusOf(target, member.token)) === 401, 'the token lives on')
      const { username, email } = member
      const body = { username, email, password }
      await target.send({ method: 'POST', path: '/create-account', body })
      tally.expect((await statusOf(target, member.token)) === 401, 'the old token works again')
      for (const url of [target.url, directUrl]) {
        const status = await statusOf(target, formerAdmin.token)
        tally.expect(status === 401, `the former admin’s token at ${url}: ${status}`)
      }
    },
  },
]

async function statusOf(target: Target, token: string): Promise<number> {
  return (await target.send({ path: '/v1/sessions', token })).status
}

async function forgeries(
  { dataFolder }: Target,
  member: Member,
): Promise<readonly (readonly [string, string])[]> {
  const [head = '', claims = '', signature = ''] = member.token.split('.')
  const read: { userId: number; username: string; jti: string } = decode(claims)
  const secret = new TextEncoder().encode(
    await readFile(path.join(dataFolder, 'keys/token-secret'), 'utf8'),
  )
  const ofAdmin = encode({ ...read, userId: 1, username: 'robin' })
  const past = { now: () => new Date(Date.now() - 3651 * day) }
  const session = { userId: member.id, username: member.username, sessionId: read.jti }
  const none = encode({ alg: 'none', typ: 'JWT' })
  return [
    ['alg none', `${none}.${claims}.`],
    ['alg none with a signature', `${none}.${claims}.${signature}`],
    ['alg None, of the admin', `${encode({ alg: 'None' })}.${ofAdmin}.`],
    ['another algorithm named', `${encode({ alg: 'RS256' })}.${claims}.${signature}`],
    ['changed claims', `${head}.${ofAdmin}.${signature}`],
    ['no signature', `${head}.${claims}.`],
    ['signed by another key', sign(head, ofAdmin, 'x'.repeat(48))],
    ['signed by an empty key', sign(head, ofAdmin, '')],
    ['signed by the root secret', sign(head, claims, secret)],
    [
      'a key in the header',
      sign(encode({ alg: 'HS256', jwk: { kty: 'oct', k: 'eA' } }), ofAdmin, 'x'),
    ],
    ['expired', await createTokens(secret, past).sign(session)],
    ['of an unknown session', await signNow(secret, { ...session, sessionId: unknownSession })],
    ['of the admin, by an own session', await signNow(secret, { ...session, userId: 1 })],
    ['of another purpose', await createTokens(secret, now).signEmail(member.email)],
  ]
}

const unknownSession = '00000000-0000-4000-8000-000000000000'
const now = { now: () => new Date() }
const signNow = (
  secret: Uint8Array,
  claims: Parameters<ReturnType<typeof createTokens>['sign']>[0],
) => createTokens(secret, now).sign(claims)

function sign(head: string, claims: string, key: string | Uint8Array): string {
  const signature = createHmac('sha256', key).update(`${head}.${claims}`).digest('base64url')
  return `${head}.${claims}.${signature}`
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const decode = (text: string) => JSON.parse(Buffer.from(text, 'base64url').toString())
