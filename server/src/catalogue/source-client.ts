import type { z } from 'zod'
import type { Gate, HostRules, Lane, Permit } from './gate.ts'
import { type Locale, usualLocale } from './locale.ts'
import { SourceError, type SourceFault } from './source-error.ts'
import type { WebAnswer, WebClient, WebRequest } from './web/web-client.ts'

export interface HostOptions extends HostRules {
  /** Base URL without a trailing slash. */
  baseUrl: string
  headers?: Record<string, string>
  /** Adds authentication headers to every request. */
  credentials?: Credentials
  timeoutMs?: Record<Lane, number>
  /** The fault behind a failed response, where its status alone does not tell. */
  readFault?: (status: number, body: string) => SourceFault | undefined
}

/** Short-lived credentials that have to be fetched. */
export interface Credentials {
  /** The authentication headers. Throws a SourceError if none can be fetched. */
  show(timeoutMs: number): Promise<Record<string, string>>
  /** Invalidates refused headers, so that the next call fetches new ones. */
  drop(headers: Record<string, string>): void
}

const usualTimeoutMs: Record<Lane, number> = { interactive: 4_000, patient: 8_000, batch: 15_000 }
const bytesMax = 5_000_000

/** A request, and how to read its failures. */
export interface CheckedRequest extends WebRequest {
  readFault?: HostOptions['readFault']
}

type Query = Record<string, string | number | undefined>

/** Client for one host of a source, with rate limits, timeouts and schema checks. */
export interface SourceClient {
  /** The validated response, or null for 404 and 410. */
  getJson<S extends z.ZodType>(
    lane: Lane,
    path: string,
    query: Query,
    schema: S,
  ): Promise<z.output<S> | null>
  /** The validated response of an address that always exists, such as a search. */
  searchJson<S extends z.ZodType>(
    lane: Lane,
    path: string,
    query: Query,
    schema: S,
  ): Promise<z.output<S>>
}

/** Dependencies of every source client: the HTTP client, and the gate that limits calls per host. */
export interface SourceDeps {
  web: WebClient
  gate: Gate
  /** Defaults to the United States and English. */
  locale?: Locale
  /** True if the user agent names a contact, for which some services allow more calls. */
  hasContact?: boolean
  /** Overrides the timeout of each source. */
  timeoutMs?: number
}

export const localeOf = ({ locale }: SourceDeps): Locale => locale ?? usualLocale

export function createSourceClient(deps: SourceDeps, host: HostOptions): SourceClient {
  const requestOf = (lane: Lane, path: string, query: Query): CheckedRequest => ({
    url: addressOf(host.baseUrl, path, query),
    headers: host.headers ?? {},
    timeoutMs: deps.timeoutMs ?? (host.timeoutMs ?? usualTimeoutMs)[lane],
    bytesMax,
    readFault: host.readFault,
  })
  return {
    getJson: (lane, path, query, schema) =>
      throughGate(deps.gate, host, lane, async () => {
        const request = requestOf(lane, path, query)
        const answer = await fetchAuthorized(deps.web, request, host.credentials)
        return answer && readJson(answer, schema, host.name)
      }),
    searchJson: (lane, path, query, schema) =>
      throughGate(deps.gate, host, lane, async () => {
        const request = requestOf(lane, path, query)
        const answer = await fetchAuthorized(deps.web, request, host.credentials)
        if (!answer) throw new SourceError('failed', `${request.url.host} has no ${path}`)
        return readJson(answer, schema, host.name)
      }),
  }
}

/** Renews credentials that were refused (401) once; a second refusal is an error. */
async function fetchAuthorized(
  web: WebClient,
  request: CheckedRequest,
  credentials: Credentials | undefined,
): Promise<WebAnswer | null> {
  if (!credentials) return fetchChecked(web, request)
  const show = () => credentials.show(request.timeoutMs)
  const shown = await show()
  try {
    return await fetchChecked(web, { ...request, headers: { ...request.headers, ...shown } })
  } catch (error) {
    if (!(error instanceof SourceError) || error.status !== 401) throw error
    credentials.drop(shown)
    return fetchChecked(web, { ...request, headers: { ...request.headers, ...(await show()) } })
  }
}

/** How long a job waits for room in a host's rate limit. */
const jobWaitMaxMs = 30_000

/** Waits for the host's rate limit. Throws a SourceError if the wait would be too long. */
export async function enterGate(gate: Gate, host: HostRules, lane: Lane): Promise<Permit> {
  for (let waitedMs = 0; ;) {
    try {
      const permit = await gate.enter(host, lane)
      if (permit.waitMs > 0) await gate.wait(permit.waitMs)
      return permit
    } catch (error) {
      const waitMs = error instanceof SourceError ? error.retryAfterMs : undefined
      if (waitMs === undefined || waitedMs + waitMs > jobWaitMaxMs) throw error
      await gate.wait(waitMs)
      waitedMs += waitMs
    }
  }
}

/** Runs one call within the host's rate limit and reports its outcome to the gate. */
async function throughGate<T>(
  gate: Gate,
  host: HostRules,
  lane: Lane,
  run: () => Promise<T>,
): Promise<T> {
  const permit = await enterGate(gate, host, lane)
  try {
    const result = await run()
    await permit.report(null)
    return result
  } catch (error) {
    if (error instanceof SourceError && error.isTheirs) {
      await permit.report(error.fault, error.retryAfterMs)
    }
    throw error
  }
}

function addressOf(baseUrl: string, path: string, query: Query): URL {
  const url = new URL(`${baseUrl}${path}`)
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) url.searchParams.append(name, String(value))
  }
  return url
}

/** A successful (2xx) or not-modified response, or null for 404 and 410. Throws a SourceError for every other status. */
export async function fetchChecked(
  web: WebClient,
  request: CheckedRequest,
): Promise<WebAnswer | null> {
  const answer = await web.send(request)
  const { status } = answer
  if ((status >= 200 && status < 300) || answer.isUnchanged) return answer
  if (status === 404 || status === 410) {
    await answer.close()
    return null
  }
  const body = request.readFault ? await readText(answer) : ''
  await answer.close()
  const retryAfterMs = retryAfter(answer)
  const fault = request.readFault?.(status, body) ?? faultOf(status, retryAfterMs !== undefined)
  throw new SourceError(fault, `${request.url.host} answers ${status}`, { retryAfterMs, status })
}

function faultOf(status: number, namesTime: boolean): SourceFault {
  if (status === 429 || (status === 503 && namesTime)) return 'throttled'
  return status === 401 || status === 403 ? 'refused' : 'failed'
}

/** Seconds or an HTTP date, in ms from now, at most an hour. */
function retryAfter(answer: WebAnswer): number | undefined {
  const value = answer.header('retry-after') ?? ''
  const isNumber = /^\d+(\.\d+)?$/.test(value)
  const sent = Date.parse(answer.header('date') ?? '')
  const from = Number.isNaN(sent) ? Date.now() : sent
  const waitMs = isNumber ? Number(value) * 1000 : Date.parse(value) - from
  return waitMs >= 0 ? Math.min(waitMs, 3_600_000) : undefined
}

/** The validated JSON body. Throws a SourceError if it does not match the schema. */
export async function readJson<S extends z.ZodType>(
  answer: WebAnswer,
  schema: S,
  host: string,
): Promise<z.output<S>> {
  return parse(await readText(answer), schema, host)
}

async function readText(answer: WebAnswer): Promise<string> {
  const pieces: Uint8Array[] = []
  for await (const piece of answer.body()) pieces.push(piece)
  return Buffer.concat(pieces).toString('utf8')
}

function parse<S extends z.ZodType>(text: string, schema: S, host: string): z.output<S> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw new SourceError('unreadable', `${host} answers no JSON`, { cause: error })
  }
  const result = schema.safeParse(value)
  if (result.success) return result.data
  throw new SourceError('unreadable', `${host} answers in another shape`, { cause: result.error })
}
