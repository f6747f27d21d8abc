import { nameOf } from '../answer-matrix.ts'
import { maySeeThing, mustFind } from './audience-facts.ts'
import type { OpenWorld } from './audience-acts.ts'
import { nameOfReader, readPages } from './reading.ts'
import { type CrawledRequest, readingCalls } from './requests.ts'
import type { FindLeaks, Reader } from './world.ts'

/** Words, and the ids of reviews, lists and viewings. */
const secretPattern = /zq[0-9a-z]{8}|(?<![\w.])[789]12\d{3}(?!\w)/g

const secretsIn = (text: string) => new Set(text.toLowerCase().match(secretPattern))

/** Finds things that a reader may not see. */
export const findThings =
  ({ things, owners, choices }: OpenWorld): FindLeaks =>
  (reader) => {
    const known = new Set(
      things
        .filter((thing) => maySeeThing(choices, reader, thing, owners))
        .map(({ secret }) => secret),
    )
    const all = new Set(things.map(({ secret }) => secret))
    return (text, request = '') =>
      [...secretsIn(text)].filter(
        (secret) => all.has(secret) && !known.has(secret) && !request.includes(secret),
      )
  }

/** Reads every thing where it is as a reader. Returns what they must not know, and what they miss. */
export async function compareThings(open: OpenWorld, reader: Reader): Promise<string[]> {
  const { world, things, choices, owners } = open
  const findIn = findThings(open)(reader)
  const name = nameOfReader(reader)
  const faults: string[] = []
  const found = new Set<string>()
  for (const request of requestsTo(open)) {
    const endpoint = readingCalls.find((one) => nameOf(one) === request.endpoint)
    if (!endpoint) throw new Error(`There is no call ${request.endpoint}`)
    const text = (await readPages(world, reader, endpoint, request, new Set())).join('\n')
    for (const secret of secretsIn(text)) found.add(secret)
    const about = `${request.endpoint} ${JSON.stringify({ ...request.params, ...request.query })}`
    faults.push(...findIn(text, about).map((secret) => `${name} reads ${secret} in ${about}`))
  }
  const missing = things.filter(
    (thing) => mustFind(choices, reader, thing, owners) && !found.has(thing.secret),
  )
  return [...faults, ...missing.map(({ kind, secret }) => `${name} misses the ${kind} ${secret}`)]
}

function requestsTo({ world }: OpenWorld): CrawledRequest[] {
  const { people, reviewIds, lists, works } = world
  const to = (
    endpoint: CrawledRequest['endpoint'],
    params: CrawledRequest['params'],
    query: CrawledRequest['query'] = {},
  ): CrawledRequest => ({ endpoint, params, query })
  const limit = 100
  return [
    ...reviewIds.map((id) => to('GET /v1/reviews/{id}', { id })),
    ...lists.flatMap(({ id }) => [
      to('GET /v1/lists/{id}', { id }),
      to('GET /v1/lists/{id}/entries', { id }, { limit }),
    ]),
    ...people.map(({ id }) => to('GET /v1/viewings', {}, { userId: id, limit })),
    ...works
      .filter(({ medium }) => medium === 'album')
      .map(({ id, medium }) =>
        to('GET /v1/works/{medium}/{workId}/remarks', { medium, workId: id }, { limit }),
      ),
    ...['received', 'sent'].map((direction) => to('GET /v1/sent-works', {}, { direction, limit })),
  ]
}
