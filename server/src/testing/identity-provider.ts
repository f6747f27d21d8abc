import { randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWK } from 'jose'
import { Provider } from 'oidc-provider'

/** A member as the provider knows them. */
export interface Person {
  sub: string
  email?: string
  email_verified?: boolean | string | number
  preferred_username?: string
  groups?: string[] | string
  realm_access?: { roles: string[] }
  /** When they logged in at the provider, in seconds before now. */
  loggedInAgo?: number
}

export interface TestProvider {
  readonly issuer: string
  readonly settings: {
    issuer: string
    clientId: string
    clientSecret: string
    isOnly: boolean
    adminGroup: string | undefined
    groupsClaim: string
  }
  /** Lists a person on the page where browsers log in. */
  know: (person: Person) => void
  /** Logs a person in at an address of the product's and returns the query of its answer. */
  logIn: (url: string, person: Person) => Promise<string>
  /** Signs with a new key, and no longer publishes the old one. */
  rotateKeys: () => Promise<void>
  close: () => Promise<void>
}

async function signingKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  return { ...(await exportJWK(privateKey)), kid: randomUUID(), alg: 'RS256', use: 'sig' }
}

/** A real identity provider on this machine, with one client; one at `http://127.0.0.1` may be at any port. */
export async function startIdentityProvider(returnTo: string): Promise<TestProvider> {
  const people = new Map<string, Person>()
  let handler: ReturnType<Provider['callback']> | undefined
  const server = createServer((request, response) => void handler?.(request, response))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const issuer = `http://localhost:${portOf(server)}`
  const settings = {
    issuer,
    clientId: 'medley',
    clientSecret: 'a secret of the tests',
    isOnly: false,
    adminGroup: 'housekeepers',
    groupsClaim: 'groups',
  }
  const use = async () => {
    const provider = new Provider(issuer, {
      ...configurationOf(settings, returnTo, people),
      jwks: { keys: [await signingKey()] },
    })
    provider.use(async (context, next) => {
      if (context.path.startsWith('/interaction/')) {
        await answerInteraction(provider, context, people)
        return
      }
      await next()
    })
    handler = provider.callback()
  }
  await use()
  return {
    issuer,
    settings,
    rotateKeys: use,
    know: (person) => void people.set(person.sub, person),
    logIn: (url, person) => {
      people.set(person.sub, person)
      return walk(url, issuer, person.sub)
    },
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections()
        server.close(() => closed())
      }),
  }
}

const portOf = (server: Server): number => (server.address() as AddressInfo).port

function configurationOf(
  { clientId, clientSecret }: TestProvider['settings'],
  returnTo: string,
  people: ReadonlyMap<string, Person>,
) {
  return {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        application_type: returnTo === 'http://127.0.0.1' ? ('native' as const) : ('web' as const),
        redirect_uris: [`${returnTo}/login/provider`],
        post_logout_redirect_uris: [`${returnTo}/login`],
        require_auth_time: true,
      },
    ],
    claims: {
      email: ['email', 'email_verified'],
      profile: ['preferred_username'],
      groups: ['groups', 'realm_access'],
    },
    scopes: ['openid', 'profile', 'email', 'groups'],
    cookies: { keys: ['cookies of the tests'] },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        logoutSource: (context: { body: unknown }, form: string) => {
          context.body = page(
            `${form}<button form="op.logoutForm" name="logout" value="yes">Log out</button>`,
          )
        },
      },
    },
    interactions: { url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    pkce: { required: () => true },
    findAccount: (_: unknown, sub: string) => ({
      accountId: sub,
      claims: () => ({ ...people.get(sub), sub }),
    }),
  }
}

type InteractionContext = Parameters<Parameters<Provider['use']>[0]>[0]

/** Logs the person in whom the request names, or asks who it is, and consents to all that is asked for. */
async function answerInteraction(
  provider: Provider,
  context: InteractionContext,
  people: ReadonlyMap<string, Person>,
) {
  const { req, res } = context
  const named = context.query['person']
  const sub = typeof named === 'string' ? named : context.get('x-person')
  const { prompt, params, session, grantId } = await provider.interactionDetails(req, res)
  if (prompt.name === 'login' && sub === '') {
    context.type = 'html'
    context.body = page(linksTo(people))
    return
  }
  context.respond = false
  if (sub === 'nobody') {
    await provider.interactionFinished(req, res, { error: 'access_denied' })
    return
  }
  if (prompt.name === 'login') {
    const ts = Math.floor(Date.now() / 1000) - (people.get(sub)?.loggedInAgo ?? 0)
    await provider.interactionFinished(req, res, { login: { accountId: sub, ts } })
    return
  }
  const known = grantId === undefined ? undefined : await provider.Grant.find(grantId)
  const grant =
    known ??
    new provider.Grant({ accountId: session?.accountId, clientId: String(params['client_id']) })
  grant.addOIDCScope(String(params['scope']))
  const consent = { grantId: await grant.save() }
  await provider.interactionFinished(req, res, { consent }, { mergeWithLastSubmission: true })
}

/** The name of an icon keeps browsers from asking for one. */
const page = (content: string) =>
  `<!doctype html><title>House</title><link rel="icon" href="data:,"><h1>House</h1>${content}`

function linksTo(people: ReadonlyMap<string, Person>): string {
  return [...people.values(), { sub: 'nobody', preferred_username: 'Cancel' }]
    .map(({ sub, preferred_username: name }) => `<p><a href="?person=${sub}">${name}</a></p>`)
    .join('')
}

/** Follows redirects with cookies, as a browser does, until they leave the provider. */
async function walk(start: string, issuer: string, sub: string): Promise<string> {
  const cookies = new Map<string, string>()
  let url = new URL(start)
  while (url.origin === issuer) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie, 'x-person': sub },
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    const location = response.headers.get('location')
    if (location === null) throw new Error(`${response.status}: ${await response.text()}`)
    url = new URL(location, url)
  }
  return url.search
}
