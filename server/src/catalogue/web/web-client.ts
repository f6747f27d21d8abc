import { Agent, fetch, type RequestInit, type Response } from 'undici'
import { SourceError } from '../source-error.ts'
import {
  guardedLookup,
  isPublicAddress,
  requireWebAddress,
  requireWebPort,
  type Resolve,
} from './public-address.ts'
import { conditionsOf, type Version } from './version.ts'

export interface WebRequest {
  url: URL
  headers?: Record<string, string>
  /** Defaults to GET, or POST with a form. Only GET follows redirects; of other methods they are the answer. */
  method?: 'PUT' | 'DELETE' | 'PROPFIND' | 'MKCOL'
  /** Body of a request with a method. */
  body?: WebBody
  /** Body of a POST request; not resent on redirects. */
  form?: Record<string, string>
  /** The stored version; makes the request conditional. */
  version?: Version | null
  /** For addresses that third parties write: ports 80 and 443 only, also after redirects. */
  webPortsOnly?: boolean
  /** Time limit from the call to the last byte. */
  timeoutMs: number
  bytesMax: number
  /** Ends the call early. */
  signal?: AbortSignal
}

export interface WebBody {
  size: number
  bytes: AsyncIterable<Uint8Array>
}

export interface WebAnswer {
  /** Final URL after redirects. */
  url: URL
  status: number
  /** 304: the stored version is current; there is no body. */
  isUnchanged: boolean
  header(name: string): string | null
  /** The body in chunks; fails with `too-large` after more than `bytesMax` bytes. */
  body(): AsyncGenerator<Uint8Array>
  /** Closes the connection without reading the rest. */
  close(): Promise<void>
}

/** HTTP client that connects to public addresses only. */
export interface WebClient {
  send(request: WebRequest): Promise<WebAnswer>
  close(): Promise<void>
}

export interface WebClientOptions {
  userAgent: string
  /** Decides which addresses may be connected to; defaults to public ones. */
  isAllowed?: (address: string) => boolean
  resolve?: Resolve
  /** True if any port counts as one of the web, as in tests. */
  anyPort?: boolean
}

const redirects = new Set([301, 302, 303, 307, 308])
const redirectsMax = 4

interface Followed {
  response: Response
  url: URL
  isUnchanged: boolean
}

/** The client of a server without a network: every call fails. */
export function createOfflineClient(): WebClient {
  return {
    send: ({ url }) =>
      Promise.reject(new SourceError('unreachable', `${url.host}: OFFLINE is set`)),
    close: () => Promise.resolve(),
  }
}

export function createWebClient({
  userAgent,
  isAllowed = isPublicAddress,
  resolve,
  anyPort = false,
}: WebClientOptions): WebClient {
  const agent = new Agent({
    connect: { lookup: guardedLookup(isAllowed, resolve), timeout: 5_000 },
    keepAliveTimeout: 4_000,
    connections: 8,
  })

  async function follow(request: WebRequest, signal: AbortSignal): Promise<Followed> {
    let { url } = request
    let headers: Record<string, string> = { 'user-agent': userAgent, ...request.headers }
    for (let followed = 0; followed <= redirectsMax; followed += 1) {
      requireWebAddress(url, isAllowed)
      if (request.webPortsOnly && !anyPort) requireWebPort(url)
      const conditions = conditionsOf(request.version ?? null, url)
      const response = await fetch(url.href, {
        headers: { ...headers, ...conditions },
        ...contentOf(request),
        redirect: 'manual',
        signal,
        dispatcher: agent,
      })
      const location = redirects.has(response.status) ? response.headers.get('location') : null
      if (location === null || request.method) {
        const isUnchanged = response.status === 304 && Object.keys(conditions).length > 0
        return { response, url, isUnchanged }
      }
      await response.body?.cancel()
      if (request.form) throw new SourceError('unreadable', `${url.host} redirects a form`)
      const target = resolveLocation(location, url)
      // Credentials and validators must not reach another host.
      if (target.host !== url.host) headers = { 'user-agent': userAgent }
      url = target
    }
    throw new SourceError('unreadable', `${request.url.host} redirects without end`)
  }

  return {
    async send(request) {
      const timeout = AbortSignal.timeout(request.timeoutMs)
      const signal = request.signal ? AbortSignal.any([timeout, request.signal]) : timeout
      try {
        return answerOf(await follow(request, signal), request)
      } catch (error) {
        throw toSourceError(error, request.url.host)
      }
    },
    close: () => agent.destroy(),
  }
}

/** The method and body of a request. */
function contentOf({ method, body, form }: WebRequest): RequestInit {
  if (form) return { method: 'POST', body: new URLSearchParams(form) }
  if (!method) return {}
  return body ? { method, body: body.bytes, duplex: 'half' } : { method }
}

function resolveLocation(location: string, base: URL): URL {
  if (URL.canParse(location, base.href)) return new URL(location, base)
  throw new SourceError('unreadable', `${base.host} redirects to no address`)
}

function answerOf(followed: Followed, { url: asked, bytesMax }: WebRequest): WebAnswer {
  const { response, url, isUnchanged } = followed
  return {
    url,
    status: response.status,
    isUnchanged,
    header: (name) => response.headers.get(name),
    body: () => readBody(response, asked.host, bytesMax),
    close: async () => {
      if (!response.body?.locked) await response.body?.cancel()
    },
  }
}

async function* readBody(
  response: Response,
  host: string,
  bytesMax: number,
): AsyncGenerator<Uint8Array> {
  let bytes = 0
  try {
    const body: AsyncIterable<Uint8Array> | Uint8Array[] = response.body ?? []
    for await (const piece of body) {
      bytes += piece.byteLength
      if (bytes > bytesMax) throw new SourceError('too-large', `${host} sends too much`)
      yield piece
    }
  } catch (error) {
    throw toSourceError(error, host)
  }
}

const networkCodes = new Set([
  'ENOTFOUND',
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ENETUNREACH',
  'EHOSTUNREACH',
])

function toSourceError(error: unknown, host: string): SourceError {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof SourceError) return cause
    if (cause.name === 'TimeoutError') {
      return new SourceError('timeout', `${host} is too slow`, { cause: error })
    }
    const code = 'code' in cause ? String(cause.code) : ''
    if (code === 'UND_ERR_CONNECT_TIMEOUT' || networkCodes.has(code)) {
      return new SourceError('unreachable', `${host} cannot be reached`, { cause: error })
    }
  }
  return new SourceError('unreadable', `${host} breaks off`, { cause: error })
}
