import { sessionHeader } from '@medley/contract/limits'
import type { Attack } from './attack.ts'
import type { Target } from './target.ts'

const evil = 'https://evil.example'

/** What a foreign page can and cannot set; null is left out. */
interface Page {
  origin: string | null
  site: string | null
  header: boolean
}

export const cookieAttacks: readonly Attack[] = [
  {
    name: 'cookie traded for a token by foreign pages',
    kind: 'CSRF',
    expected: '401; 200 for the own page alone',
    async run(target, tally) {
      const { origin, host, cookie } = await loggedInBrowser(target)
      const trade = async (page: Page) => {
        const headers = { host, cookie, ...headersOf(page) }
        return (await target.send({ method: 'POST', path: '/v1/sessions/token', headers })).status
      }
      const own: Page = { origin, site: 'same-origin', header: true }
      const foreign: Page[] = [
        { origin: evil, site: 'cross-site', header: true },
        { origin: evil, site: null, header: true },
        { origin: evil, site: 'same-origin', header: true },
        { origin: 'null', site: 'cross-site', header: true },
        { origin: `${origin}.evil.example`, site: 'same-origin', header: true },
        { origin: null, site: null, header: true },
        { ...own, site: 'cross-site' },
        { ...own, site: 'same-site' },
        { ...own, site: 'none' },
        { ...own, header: false },
      ]
      for (const page of foreign) {
        const status = await trade(page)
        tally.expect(status === 401, `${JSON.stringify(page)}: ${status}`)
      }
      tally.expect((await trade(own)) === 200, 'the own page is refused')
    },
  },
  {
    name: 'calls of members by cookie alone',
    kind: 'CSRF',
    expected: '401: only the trade reads cookies',
    async run(target, tally) {
      const { origin, host, cookie } = await loggedInBrowser(target)
      const own = headersOf({ origin, site: 'same-origin', header: true })
      const calls = [
        ['GET', '/v1/sessions'],
        ['DELETE', '/v1/sessions'],
        ['POST', '/name'],
        ['POST', '/v1/lists'],
        ['POST', '/v1/exports'],
        ['DELETE', '/account'],
      ] as const
      for (const [method, path] of calls) {
        const { status } = await target.send({ method, path, headers: { ...own, host, cookie } })
        tally.expect(status === 401, `${method} ${path}: ${status}`)
      }
    },
  },
  {
    name: 'reading and preflights by foreign origins',
    kind: 'CORS',
    expected: 'no permission for the origin, simple content types refused',
    async run(target, tally) {
      const preflight = { origin: evil, 'access-control-request-method': 'POST' }
      for (const path of ['/login', '/v1/sessions/token', '/v1/reviews', '/account']) {
        const read = await target.send({ path, headers: { origin: evil } })
        const asked = await target.send({ method: 'OPTIONS', path, headers: preflight })
        for (const { headers } of [read, asked]) {
          const allowed = headers['access-control-allow-origin']
          tally.expect(allowed === undefined, `${path} allows ${String(allowed)}`)
        }
      }
      const body = JSON.stringify({ username: 'robin', password: 'wrong' })
      for (const type of ['text/plain', 'application/x-www-form-urlencoded', '']) {
        const headers = { 'content-type': type, origin: evil }
        const { status } = await target.send({ method: 'POST', path: '/login', headers, body })
        tally.expect(status === 400, `a login as ${type}: ${status}`)
      }
    },
  },
]

async function loggedInBrowser(target: Target) {
  const { username } = await target.join()
  const origin = new URL(target.url).origin
  const { host } = new URL(target.url)
  const answer = await target.logIn(username)
  const [cookie = ''] = String(answer.headers['set-cookie']).split(';')
  if (!cookie.includes('=')) throw new Error('The login set no cookie')
  return { origin, host, cookie }
}

function headersOf({ origin, site, header }: Page): { [name: string]: string } {
  return {
    ...(origin === null ? {} : { origin }),
    ...(site === null ? {} : { 'sec-fetch-site': site }),
    ...(header ? { [sessionHeader]: 'resume' } : {}),
  }
}
