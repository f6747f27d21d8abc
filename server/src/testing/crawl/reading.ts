import type { Endpoint } from '@medley/contract/endpoint'
import type { Medium } from '@medley/contract/values/medium'
import type { RemarkPage } from '@medley/contract/reviews/remarks'
import { nameOf } from '../answer-matrix.ts'
import { type Answer, requestOf } from '../harness.ts'
import { type CrawledRequest, cursors, readingCalls, requestsOf, type Turns } from './requests.ts'
import {
  type FindLeaks,
  isVisible,
  mayRead,
  openWorks,
  presentOf,
  type Reader,
  type World,
} from './world.ts'

export const nameOfReader = (reader: Reader) => reader?.username ?? 'a visitor'

interface Crawl {
  turns: Turns
  answered: Set<string>
  findLeaks: FindLeaks
}

/** Reads every call as a reader. Returns what they must not know, and adds the calls that answered to `answered`. */
export async function crawlCalls(
  world: World,
  reader: Reader,
  { turns, answered, findLeaks }: Crawl,
): Promise<string[]> {
  const findIn = findLeaks(reader)
  const faults: string[] = []
  for (const endpoint of readingCalls) {
    // Admins are shown what is reported, as they decide.
    if (endpoint.access === 'admin' && reader?.id === world.admin.id) {
      answered.add(nameOf(endpoint))
      continue
    }
    for (const request of requestsOf(world, reader, endpoint, turns)) {
      const texts = await readPages(world, reader, endpoint, request, answered)
      const { params, query } = request
      const about = `${nameOf(endpoint)} ${JSON.stringify({ ...params, ...query })}`
      const leaks = findIn(texts.join('\n'), about)
      faults.push(...leaks.map((secret) => `${nameOfReader(reader)} reads ${secret} in ${about}`))
    }
  }
  return faults
}

/** The answer to a request, and those of the next two pages. */
export async function readPages(
  { app }: World,
  reader: Reader,
  endpoint: Endpoint,
  request: CrawledRequest,
  answered: Set<string>,
): Promise<string[]> {
  const texts: string[] = []
  let cursor: Record<string, unknown> | undefined = {}
  while (cursor !== undefined && texts.length < 3) {
    const query: Record<string, unknown> = { ...request.query, ...cursor }
    const sent = requestOf(reader, request.endpoint, { params: request.params, query })
    const { statusCode, body } = await app.http.inject(sent)
    if (statusCode >= 500) texts.push(`${statusCode}`)
    texts.push(body)
    if (statusCode < 400) answered.add(nameOf(endpoint))
    cursor = statusCode < 400 ? nextCursor(endpoint, body) : undefined
  }
  return texts
}

function nextCursor(endpoint: Endpoint, body: string): Record<string, unknown> | undefined {
  if (!body.startsWith('{') || !endpoint.query) return undefined
  const answer = JSON.parse(body) as Record<string, unknown>
  const name = cursors.find(
    (one) => typeof answer[one] === 'string' || typeof answer[one] === 'number',
  )
  return name === undefined ? undefined : { [name]: answer[name] }
}

/** Reads the remarks on every work as a reader, in both orders. Returns where the lists differ from the model. */
export async function compareLists(world: World, reader: Reader, turns: Turns): Promise<string[]> {
  const faults: string[] = []
  for (const { id, medium } of openWorks(world)) {
    const expected = expectedOf(world, reader, id)
    for (const order of ['point', 'newest'] as const) {
      const listed = await listAll(world, reader, {
        id,
        medium,
        order,
        limit: turns.next([2, 5, 100]),
      })
      const is = JSON.stringify(listed)
      const should = JSON.stringify(expected)
      if (is !== should) {
        const about = `the remarks on ${medium} ${id} by ${order}`
        faults.push(`${nameOfReader(reader)} finds in ${about} ${is} instead of ${should}`)
      }
    }
  }
  return faults
}

interface Listed {
  secrets: string[]
  totalCount: number
  ahead: number
}

function expectedOf(world: World, reader: Reader, workId: number): Listed {
  const ofWork = presentOf(world).filter(({ id }) => world.facts.remarks.get(id)?.workId === workId)
  const visible = ofWork.filter((one) => one.parent === null && isVisible(world, reader, one))
  const open = visible.filter((one) => mayRead(world, reader, one))
  const replies = ofWork.filter(
    (one) => one.parent && open.includes(one.parent) && mayRead(world, reader, one),
  )
  const secrets = [...open, ...replies].map(({ secret }) => secret).toSorted()
  return { secrets, totalCount: visible.length, ahead: visible.length - open.length }
}

const listing = 'GET /v1/works/{medium}/{workId}/remarks'

interface Listing {
  id: number
  medium: Medium
  order: 'point' | 'newest'
  limit: number
}

async function listAll(
  { app }: World,
  reader: Reader,
  { id, medium, ...page }: Listing,
): Promise<Listed> {
  const params = { medium, workId: String(id) }
  const texts: (string | null)[] = []
  let before: string | null = null
  const counts = { totalCount: 0, ahead: 0 }
  do {
    const query: object = { ...page, ...(before === null ? {} : { before }) }
    const { status, body }: Answer<RemarkPage> = await app.call(reader, listing, { params, query })
    if (status >= 400) throw new Error(`${listing} ${JSON.stringify(params)}: ${body.code}`)
    texts.push(...body.items.flatMap((one) => [one.content, ...one.replies.map((r) => r.content)]))
    counts.totalCount += body.totalCount ?? 0
    counts.ahead += body.ahead?.count ?? 0
    before = body.before
  } while (before !== null)
  const secrets = texts.flatMap((text) => (text === null ? [] : [text.slice(0, 10)])).toSorted()
  return { secrets, ...counts }
}

/** Reveals every remark as a reader: members may read what they may see, visitors nothing. */
export async function compareRevealed(world: World, reader: Reader): Promise<string[]> {
  const faults: string[] = []
  for (const written of world.written) {
    const { status, body } = await world.app.call(reader, 'GET /v1/remarks/{id}', {
      params: { id: String(written.id) },
      query: { reveal: true },
    })
    const isFound = !written.isGone && isVisible(world, reader, written)
    const is = status === 200 ? (body.remark.content?.slice(0, 10) ?? 'covered') : 'missing'
    const should = isFound ? (reader ? written.secret : 'covered') : 'missing'
    if (is !== should) {
      faults.push(`${nameOfReader(reader)} reveals ${written.secret}: ${is} instead of ${should}`)
    }
  }
  return faults
}
