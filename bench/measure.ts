import autocannon from 'autocannon'
import { get, headersOf } from './get.ts'
import type { Opening, Read } from './reads.ts'

export const connections = 10

/** Times in milliseconds of one read. */
export interface Figures {
  name: string
  what: string
  /** One opening after the other. */
  p50: number
  p95: number
  p99: number
  /** Openings a second, asked for by all connections at once. */
  perSecond: number
  /** The 99th percentile of a request under that load. */
  p99Loaded: number
}

/** Each page is opened twice before measuring, so that caches and prepared statements are warm. */
export async function measure(url: string, read: Read, seconds: number): Promise<Figures> {
  const { name, what, openings } = read
  for (const opening of openings) await open(url, opening)
  await load(url, openings, Math.ceil(seconds / 2))
  const times = await timeInTurn(url, openings, seconds)
  const loaded = await load(url, openings, seconds)
  const paths = openings.reduce((sum, opening) => sum + opening.paths.length, 0)
  return {
    name,
    what,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    p99: percentile(times, 0.99),
    perSecond: (loaded.requests.average * openings.length) / paths,
    p99Loaded: loaded.latency.p99,
  }
}

async function open(url: string, { paths, token }: Opening): Promise<void> {
  await Promise.all(paths.map((path) => get(`${url}${path}`, token)))
}

async function timeInTurn(
  url: string,
  openings: readonly Opening[],
  seconds: number,
): Promise<number[]> {
  const times: number[] = []
  const end = performance.now() + seconds * 1000
  while (performance.now() < end) {
    for (const opening of openings) {
      const start = performance.now()
      await open(url, opening)
      times.push(performance.now() - start)
    }
  }
  return times
}

/** Every connection starts at a different offset, so that concurrent requests differ. */
async function load(
  url: string,
  openings: readonly Opening[],
  seconds: number,
): Promise<autocannon.Result> {
  const requests = openings.flatMap(({ paths, token }) =>
    paths.map((path) => ({ path, headers: headersOf(token) })),
  )
  let client = 0
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    requests,
    setupClient: (one) => {
      const place = Math.floor((requests.length * client) / connections)
      client += 1
      one.setRequests([...requests.slice(place), ...requests.slice(0, place)])
    },
  })
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${result.non2xx + result.errors} requests failed under load`)
  }
  return result
}

/** The percentile of the values; `part` is from 0 to 1. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? 0
}
