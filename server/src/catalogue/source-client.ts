import { setTimeout as pause } from 'node:timers/promises'
import type { z } from 'zod'
import type { Gate, HostRules, Lane, Permit } from './gate.ts'
import { SourceError, type SourceFault } from './source-error.ts'
import type { WebAnswer, WebClient, WebRequest } from './web/web-client.ts'

export interface HostOptions extends HostRules {
  /** The start of every address, without a slash at the end. */
  baseUrl: string
  headers?: Record<string, string>
  /** Further headers, where who asks has to prove it. */
  pass?: Pass
  timeoutMs?: Record<Lane, number>
}

/** Proof of who asks that has to be fetched and does not last. */
export interface Pass {
  /** The headers that show it. Throws a SourceError where none is to be had. */
  show(timeoutMs: number): Promise<Record<string, string>>
  /** Says that these headers were refused: the next ones are fetched anew. */
  drop(headers: Record<string, string>): void
}

const usualTimeoutMs: Record<Lane, number> = { interactive: 4_000, batch: 15_000 }
const bytesMax = 5_000_000

type Query = Record<string, string | number | undefined>

/** One host of a source: paced, timed and checked. */
export interface SourceClient {
  /** The checked answer, or null where the host knows no such thing (404, 410). */
  getJson<S extends z.ZodType>(
    lane: Lane,
    path: string,
    query: Query,
    schema: S,
  ): Promise<z.output<S> | null>
}

/** What keeps a host from being asked too much, and us from waiting for it. */
export interface Ways {
  web: WebClient
  gate: Gate
  /** Instead of the time each source is given. */
  timeoutMs?: number
}

export function createSourceClient(ways: Ways, host: HostOptions): SourceClient {
  return {
    getJson: (lane, path, query, schema) =>
      throughGate(ways.gate, host, lane, async () => {
        const url = addressOf(host.baseUrl, path, query)
        const timeoutMs = ways.timeoutMs ?? (host.timeoutMs ?? usualTimeoutMs)[lane]
        const request = { url, headers: host.headers ?? {}, timeoutMs, bytesMax }
        const answer = await askWithPass(ways.web, request, host.pass)
        return answer && readJson(answer, schema, host.name)
      }),
  }
}

/** A pass that ended early is renewed once; one that is refused again is no good. */
async function askWithPass(
  web: WebClient,
  request: WebRequest,
  pass: Pass | undefined,
): Promise<WebAnswer | null> {
  if (!pass) return askWeb(web, request)
  const show = () => pass.show(request.timeoutMs)
  const shown = await show()
  try {
    return await askWeb(web, { ...request, headers: { ...request.headers, ...shown } })
  } catch (error) {
    if (!(error instanceof SourceError) || error.status !== 401) throw error
    pass.drop(shown)
    return askWeb(web, { ...request, headers: { ...request.headers, ...(await show()) } })
  }
}

/** Waits for a place in the host's budget. Throws a SourceError where there is none in time. */
export async function passGate(gate: Gate, host: HostRules, lane: Lane): Promise<Permit> {
  const permit = await gate.enter(host, lane)
  if (permit.waitMs > 0) await pause(permit.waitMs)
  return permit
}

/** Runs one call within the host's budget and tells the gate how it went. */
async function throughGate<T>(
  gate: Gate,
  host: HostRules,
  lane: Lane,
  run: () => Promise<T>,
): Promise<T> {
  const permit = await passGate(gate, host, lane)
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

/** A successful answer or an unchanged one, or null for what is not there. Throws a SourceError for every other status. */
export async function askWeb(web: WebClient, request: WebRequest): Promise<WebAnswer | null> {
  const answer = await web.send(request)
  const { status } = answer
  if ((status >= 200 && status < 300) || answer.isUnchanged) return answer
  await answer.close()
  if (status === 404 || status === 410) return null
  const retryAfterMs = retryAfter(answer)
  const fault = faultOf(status, retryAfterMs !== undefined)
  throw new SourceError(fault, `${request.url.host} answers ${status}`, { retryAfterMs, status })
}

function faultOf(status: number, namesTime: boolean): SourceFault {
  if (status === 429 || (status === 503 && namesTime)) return 'throttled'
  return status === 401 || status === 403 ? 'refused' : 'failed'
}

function retryAfter(answer: WebAnswer): number | undefined {
  const seconds = Number(answer.header('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) && seconds >= 0 ? Math.min(seconds, 3600) * 1000 : undefined
}

/** The checked body. Throws a SourceError where it is no JSON of this shape. */
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
