import { mediums } from '@medley/contract/values/medium'
import type { useServedPages } from '../served-pages.ts'
import { testSeed } from '../test-size.ts'
import { nameOf } from '../answer-matrix.ts'
import { nameOfEntry } from './facts.ts'
import type { HiddenWorld } from './hidden-acts.ts'
import { crawlPages } from './pages.ts'
import { crawlCalls, nameOfReader, readPages } from './reading.ts'
import { type CrawledRequest, readingCalls, Turns } from './requests.ts'

type Pages = ReturnType<typeof useServedPages>

/** The answers to readers, by reader and request. */
export type Answers = ReadonlyMap<string, string>

/**
 * Reads every call and page as each reader: calls in so many turns, each with other values, and those that count, order
 * or name the works in question with all of theirs.
 */
export async function readAll(hidden: HiddenWorld, pages: Pages, turns: number): Promise<Answers> {
  const answers = new Map<string, string>()
  const { world } = hidden
  for (const reader of hidden.readers) {
    const name = nameOfReader(reader)
    const record = () => (text: string, request?: string) => {
      answers.set(`${name}: ${request}`, text)
      return []
    }
    for (let turn = 0; turn < turns; turn += 1) {
      const values = {
        turns: new Turns(testSeed + turn * 7),
        answered: new Set<string>(),
        findLeaks: record,
      }
      await crawlCalls(world, reader, values)
    }
    for (const request of requestsTo(hidden)) {
      const endpoint = readingCalls.find((one) => nameOf(one) === request.endpoint)
      if (!endpoint) throw new Error(`There is no call ${request.endpoint}`)
      const texts = await readPages(world, reader, endpoint, request, new Set())
      const about = `${request.endpoint} ${JSON.stringify({ ...request.params, ...request.query })}`
      answers.set(`${name}: ${about}`, texts.join('\n'))
    }
    await crawlPages(world, pages, { reader, turns: new Turns(), findLeaks: record })
    for (const { medium, id } of Object.values(hidden.works)) {
      const { rawPayload } = await pages.request(`/og/${medium}/${id}.png`)
      answers.set(`${name}: the card of ${medium} ${id}`, rawPayload.toString('base64'))
    }
  }
  return answers
}

/** The calls that count or order what members do, of the works and members in question. */
function requestsTo({ world, works, writer, closed, entryId }: HiddenWorld): CrawledRequest[] {
  const to = (
    endpoint: CrawledRequest['endpoint'],
    params: CrawledRequest['params'],
    query: CrawledRequest['query'] = {},
  ): CrawledRequest => ({ endpoint, params, query })
  const entry = world.facts.entries.get(entryId)
  const { tvShow } = works
  const show = { medium: tvShow.medium, workId: tvShow.id }
  return [
    ...mediums.flatMap((medium) => [
      ...['audienceSize', 'rating', 'weightedRating', 'thisWeek'].map((sortBy) =>
        to('GET /v1/works/{medium}', { medium }, { sortBy, limit: 50, offset: 0 }),
      ),
      to('GET /v1/discover/{medium}', { medium }),
    ]),
    ...Object.values(works).flatMap(({ id, medium }) => {
      const ofWork = { medium, workId: id }
      return [
        to('GET /v1/works/{medium}/{workId}', ofWork),
        to('GET /v1/works/{medium}/{workId}/rating-counts', ofWork),
        to('GET /v1/works/{medium}/{workId}/statistics', ofWork),
        to('GET /v1/works/{medium}/{workId}/lists', ofWork),
        to('GET /v1/works/{medium}/{workId}/remarks', ofWork),
        to('GET /v1/works/{medium}/{workId}/similar', ofWork),
        to('GET /v1/reviews', {}, { work: { id, medium }, limit: 20, offset: 0 }),
      ]
    }),
    ...(entry
      ? [
          to('GET /v1/works/{medium}/{workId}/entries/{name}', {
            ...show,
            name: nameOfEntry(entry),
          }),
          to('GET /v1/works/{medium}/{workId}/entries', show, { season: 1 }),
          to('GET /v1/works/{medium}/{workId}/entry-scores', show),
        ]
      : []),
    ...[writer, closed].flatMap(({ id, username }) => [
      to('GET /v1/statistics/{userId}', { userId: id }),
      to('GET /v1/statistics/{userId}', { userId: id }, { year: 2026, medium: 'film' }),
      to('GET /v1/reviews/summary/{userId}', { userId: id }),
      to('GET /v1/users/{userId}/counts', { userId: id }),
      to('GET /v1/users/{userId}/taste-line', { userId: id }),
      to('GET /v1/viewings', {}, { userId: id, reviewed: true }),
      to('GET /v1/goals/{userId}', { userId: id }),
      to('GET /v1/lists', {}, { owner: username }),
      to('GET /profile', {}, { user: username }),
    ]),
  ]
}

/** How many reviewed or rated something counts everyone: it says that somebody did, not who or how. */
const counts = /"(?:reviewCount|ratingCount)":\d+|(?<="overall":\{"score":[^,]+,)"count":\d+/g
/** When a reader was there. */
const visits = /"(?:lastOnline|timeLastUsed)":"[^"]+"/g
const ordersByCount = '"sortBy":"reviewCount"'

/** Describes where answers differ, but for the numbers of reviews and ratings. */
export function differences(before: Answers, after: Answers): string[] {
  return [...after].flatMap(([request, text]) => {
    if (request.includes(ordersByCount)) return []
    const [then, now] = [before.get(request) ?? '', text].map((one) =>
      one.replaceAll(counts, '').replaceAll(visits, ''),
    )
    return then === now ? [] : [`${request}: ${excerpt(then ?? '', now ?? '')}`]
  })
}

/** The parts of two texts from where they differ on. */
function excerpt(one: string, other: string): string {
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  const part = (text: string) => JSON.stringify(text.slice(Math.max(0, at - 60), at + 60))
  return `${part(one)} became ${part(other)}`
}
