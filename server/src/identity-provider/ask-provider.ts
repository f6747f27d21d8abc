import type { ClientAuth, Configuration, IDToken, UserInfoResponse } from 'openid-client'
import { AppError } from '../app-error.ts'
import type { IdentityProvider } from '../config/identity-provider.ts'
import type { Context } from '../context.ts'
import { isTrue, readAddress, readGroups, readSubject } from './read-claims.ts'

const timeoutSeconds = 10
const clockToleranceSeconds = 60
/** From the login at the provider until its answer is here. */
const freshSeconds = 120

/** Where the provider sends the browser back to: a page of the web app. */
const returnPath = '/login/provider'

/** Who logged in, as the provider says. */
export interface ProvidedIdentity {
  issuer: string
  subject: string
  email: string | null
  isEmailProven: boolean
  /** Possible names of the member, the best first. */
  names: string[]
  /** Proved themselves to the provider just now, not long ago in a session that is open there. */
  isFresh: boolean
  /** In the group that makes admins. */
  isAdmin: boolean
}

type Linked = Pick<Context, 'identityProvider' | 'mail'>

/** The provider of the settings. Throws `not_found` without one. */
function requireProvider({ identityProvider }: Linked): IdentityProvider {
  if (!identityProvider) throw new AppError('not_found')
  return identityProvider
}

interface Secrets {
  state: string
  nonce: string
  verifier: string
}

/**
 * Begins a login: where the browser goes, and what its answer is checked with. A fresh one asks the member to log in
 * there although they are. Throws `unavailable`.
 */
export async function askProvider(
  ctx: Linked,
  { isFresh }: { isFresh: boolean },
): Promise<Secrets & { url: string }> {
  const provider = requireProvider(ctx)
  const client = await import('openid-client')
  const configuration = await discover(provider).catch((error: unknown) => {
    throw new AppError('unavailable', { detail: error })
  })
  const verifier = client.randomPKCECodeVerifier()
  const [state, nonce] = [client.randomState(), client.randomNonce()]
  const url = client.buildAuthorizationUrl(configuration, {
    redirect_uri: ctx.mail.link(returnPath),
    scope: scopeOf(provider, configuration),
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    nonce,
    ...(isFresh ? { max_age: '0' } : {}),
  })
  return { url: url.href, state, nonce, verifier }
}

/** Who logged in, by the query that the provider sent the browser back with. Throws `identity_refused`. */
export async function readAnswer(
  ctx: Linked,
  answer: string,
  { state, nonce, verifier }: Secrets,
): Promise<ProvidedIdentity> {
  const provider = requireProvider(ctx)
  const client = await import('openid-client')
  try {
    const configuration = await discover(provider)
    const url = new URL(ctx.mail.link(returnPath))
    url.search = answer
    const tokens = await client.authorizationCodeGrant(configuration, url, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    })
    const claims = tokens.claims()
    if (!claims) throw new Error('The answer has no ID token')
    const more =
      configuration.serverMetadata().userinfo_endpoint === undefined
        ? undefined
        : await client.fetchUserInfo(configuration, tokens.access_token, claims.sub)
    return identityOf(provider, claims, more)
  } catch (error) {
    throw new AppError('identity_refused', { detail: error })
  }
}

/** Says at the start why nobody could log in by the provider: it does not answer, or has another name. Never throws. */
export async function checkProvider({
  identityProvider,
  log,
}: Pick<Context, 'identityProvider' | 'log'>): Promise<void> {
  if (!identityProvider) return
  try {
    await discover(identityProvider)
  } catch (error) {
    const { issuer } = identityProvider
    const named = await findName(issuer).catch(() => undefined)
    const text =
      named === undefined
        ? `Nobody can log in by the identity provider: nothing at OIDC_ISSUER (${issuer}) says that it is one`
        : `Nobody can log in by the identity provider: set OIDC_ISSUER to its own name, ${named}, instead of ${issuer}`
    log.error({ err: error }, text)
  }
}

/** True if a provider answers by the name that it is given. Throws if nothing answers. */
export async function isProvider(provider: IdentityProvider): Promise<boolean> {
  const named = await findName(provider.issuer)
  return named !== undefined && named.replace(/\/+$/, '') === provider.issuer.replace(/\/+$/, '')
}

/** The name that the provider at an address gives itself. */
async function findName(issuer: string): Promise<string | undefined> {
  const address = `${issuer.replace(/\/+$/, '')}/.well-known/openid-configuration`
  const answer = await fetch(address, { signal: AbortSignal.timeout(timeoutSeconds * 1000) })
  const metadata: unknown = await answer.json()
  const isNamed = metadata instanceof Object && 'issuer' in metadata
  return isNamed && typeof metadata.issuer === 'string' ? metadata.issuer : undefined
}

/** Where the provider ends its own session; undefined if it does not offer that or does not answer. */
export async function findLogoutAddress(ctx: Linked & Pick<Context, 'log'>) {
  if (!ctx.identityProvider) return undefined
  const client = await import('openid-client')
  try {
    const configuration = await discover(ctx.identityProvider)
    if (configuration.serverMetadata().end_session_endpoint === undefined) return undefined
    const parameters = { post_logout_redirect_uri: ctx.mail.link('/login') }
    return client.buildEndSessionUrl(configuration, parameters).href
  } catch (error) {
    ctx.log.warn({ err: error }, 'The identity provider did not answer at a logout')
    return undefined
  }
}

/**
 * Reads the provider's metadata anew for each login, so that it may move and change its keys at any time. Its own name
 * may end in a slash or not, whatever the settings say.
 */
async function discover(provider: IdentityProvider): Promise<Configuration> {
  const { issuer } = provider
  const other = issuer.endsWith('/') ? issuer.replace(/\/+$/, '') : `${issuer}/`
  try {
    return await discoverAt(provider, issuer)
  } catch (error) {
    if (!isAnswered(error)) throw error
    return await discoverAt(provider, other).catch(() => {
      throw error
    })
  }
}

/** True if a provider answered, but not as one of this name. */
function isAnswered(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return code.startsWith('OAUTH_') && code !== 'OAUTH_TIMEOUT'
}

async function discoverAt({ clientId, clientSecret }: IdentityProvider, issuer: string) {
  const client = await import('openid-client')
  const isPlain = new URL(issuer).protocol === 'http:'
  const metadata = {
    client_secret: clientSecret,
    [client.clockTolerance]: clockToleranceSeconds,
  }
  const post = client.ClientSecretPost(clientSecret)
  const basic = client.ClientSecretBasic(clientSecret)
  const authenticate: ClientAuth = (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    return (methods.includes('client_secret_basic') ? basic : post)(server, ...rest)
  }
  const configuration = await client.discovery(
    new URL(issuer),
    clientId,
    metadata,
    authenticate,
    // oxlint-disable-next-line typescript/no-deprecated -- the settings allow plain http on this machine only
    { timeout: timeoutSeconds, execute: isPlain ? [client.allowInsecureRequests] : [] },
  )
  // Checks signatures too, also where TLS alone would do.
  client.enableNonRepudiationChecks(configuration)
  return configuration
}

/** Some providers know a scope for the groups and need it for the claim; others refuse a scope they do not know. */
function scopeOf(
  { adminGroup, groupsClaim }: IdentityProvider,
  configuration: Configuration,
): string {
  const offered = configuration.serverMetadata().scopes_supported ?? []
  const wanted = adminGroup === undefined ? [] : new Set(['groups', groupsClaim])
  return ['openid', 'profile', 'email', ...[...wanted].filter((one) => offered.includes(one))].join(
    ' ',
  )
}

function identityOf(
  { adminGroup, groupsClaim }: IdentityProvider,
  token: IDToken,
  more: UserInfoResponse | undefined,
): ProvidedIdentity {
  const claims: Record<string, unknown> = { ...more, ...token }
  const email = readAddress(claims)
  const names = [claims['preferred_username'], claims['nickname'], claims['name']]
  return {
    issuer: token.iss,
    subject: readSubject(token.sub),
    email,
    isEmailProven: email !== null && isTrue(claims['email_verified']),
    names: names.filter((name) => typeof name === 'string'),
    isFresh: isJustNow(token.auth_time),
    isAdmin: adminGroup !== undefined && readGroups(claims, groupsClaim).includes(adminGroup),
  }
}

/** The time of a login in seconds. A provider that does not tell it says nothing. */
function isJustNow(time: number | undefined): boolean {
  return time !== undefined && Date.now() / 1000 - time <= freshSeconds
}
