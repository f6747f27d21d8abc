import { z } from 'zod'
import type { Clock } from '../../clock.ts'
import { fetchChecked, type Credentials, readJson } from '../source-client.ts'
import { SourceError } from '../source-error.ts'
import type { WebClient } from '../web/web-client.ts'

export interface SpotifyKeys {
  clientId: string
  clientSecret: string
}

interface CredentialsDeps {
  web: WebClient
  clock: Clock
  keys: SpotifyKeys
  /** Token endpoint. */
  url: string
}

const grant = z.object({
  access_token: z.string().regex(/^[\x21-\x7e]{1,2000}$/),
  token_type: z.string().regex(/^bearer$/i),
  expires_in: z.number().positive(),
})

/** Renew tokens this long before they expire, so that none expires in flight. */
const marginMs = 60_000
const bytesMax = 100_000

interface Token {
  headers: Record<string, string>
  endsAt: number
}

/** Client-credentials token for the operator's keys, cached until shortly before it expires. */
export function createSpotifyCredentials({ web, clock, keys, url }: CredentialsDeps): Credentials {
  let held: Token | null = null
  let underWay: Promise<Token> | null = null

  const fetchOnce = (timeoutMs: number) => {
    underWay ??= fetchToken(timeoutMs).finally(() => (underWay = null))
    return underWay
  }
  async function fetchToken(timeoutMs: number): Promise<Token> {
    const asked = clock.now().getTime()
    const basic = Buffer.from(`${keys.clientId}:${keys.clientSecret}`).toString('base64')
    const answer = await requestToken(web, {
      url: new URL(url),
      headers: { authorization: `Basic ${basic}` },
      form: { grant_type: 'client_credentials' },
      timeoutMs,
      bytesMax,
    })
    const { access_token, expires_in } = await readJson(answer, grant, 'spotify')
    const headers = { authorization: `Bearer ${access_token}` }
    return { headers, endsAt: asked + expires_in * 1000 - marginMs }
  }

  return {
    async show(timeoutMs) {
      if (!held || held.endsAt <= clock.now().getTime()) held = await fetchOnce(timeoutMs)
      return held.headers
    },
    drop(headers) {
      if (held?.headers === headers) held = null
    },
  }
}

/** This host answers 400 to invalid keys. */
async function requestToken(web: WebClient, request: Parameters<typeof fetchChecked>[1]) {
  try {
    const answer = await fetchChecked(web, request)
    if (answer) return answer
  } catch (error) {
    if (!(error instanceof SourceError) || error.status !== 400) throw error
    throw new SourceError('refused', 'Spotify does not take the keys', { cause: error })
  }
  throw new SourceError('failed', `${request.url.host} gives out no tokens`)
}
