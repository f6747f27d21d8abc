import { z } from 'zod'
import { type Clock, systemClock } from '../../clock.ts'
import { cleanAll, cleanFacts } from '../clean-facts.ts'
import { languageCode } from '../codes.ts'
import { fromHtml } from '../description.ts'
import { toGenres } from '../genres.ts'
import { budgets } from '../host-budgets.ts'
import { numberOrNull, rowsOf, rowsOrNone, textOrNull } from '../rows.ts'
import { createSourceClient, type SourceDeps } from '../source-client.ts'
import { listOrNone } from '../source-error.ts'
import { withCheckedIds } from '../source-ids.ts'
import type { Source } from '../source.ts'
import type { EntryFacts, ExternalId, ShowStatus, WorkFacts } from '../work-facts.ts'

const name = 'tvmaze'
const prefix = 'tvmaze-'

const broadcaster = z
  .object({ country: z.object({ code: textOrNull, timezone: textOrNull }).nullable().catch(null) })
  .nullable()
  .catch(null)
const people = rowsOrNone(z.object({ type: textOrNull, person: z.object({ name: z.string() }) }))

const show = z.object({
  id: z.int().positive(),
  name: z.string(),
  premiered: textOrNull,
  status: textOrNull,
  summary: textOrNull,
  image: z.object({ original: textOrNull }).nullable().catch(null),
  externals: z
    .object({ imdb: textOrNull, thetvdb: z.int().nullable().catch(null) })
    .catch({ imdb: null, thetvdb: null }),
  genres: rowsOrNone(z.string()),
  language: textOrNull,
  averageRuntime: numberOrNull,
  network: broadcaster,
  webChannel: broadcaster,
})
type Show = z.output<typeof show>

const searchRows = rowsOf(z.object({ show }))

const showDetails = show.extend({
  _embedded: z.object({
    seasons: rowsOrNone(
      z.object({ number: z.int().min(0), name: textOrNull, premiereDate: textOrNull }),
    ),
    crew: people,
    cast: people,
    akas: rowsOrNone(z.object({ name: z.string() })),
  }),
})

const renewed = show.extend({ _embedded: showDetails.shape._embedded.pick({ seasons: true }) })

/** Ids of shows with the second of their latest change. */
const updates = z.record(z.string(), z.number())

const episodes = rowsOf(
  z.object({
    id: z.int(),
    season: z.int().min(0),
    number: z.int().nullable().catch(null),
    name: textOrNull,
    airdate: textOrNull,
    runtime: numberOrNull,
    type: textOrNull,
  }),
)
type Episode = z.output<typeof episodes>[number]

interface TvmazeOptions {
  clock?: Clock
  baseUrl?: string
}

const embeds = ['seasons', 'crew', 'cast', 'akas'].map((one) => `embed[]=${one}`).join('&')

/** Shows from TVmaze (no key needed). */
export function createTvmaze(
  deps: SourceDeps,
  { clock = systemClock, baseUrl = 'https://api.tvmaze.com' }: TvmazeOptions = {},
): Source {
  const client = createSourceClient(deps, {
    ...budgets.tvmaze,
    baseUrl,
  })
  const pathOf = (id: string) => `/shows/${encodeURIComponent(id.slice(prefix.length))}`
  return withCheckedIds({
    name,
    mediums: ['tvShow'],
    search: async (_, term, lane) => {
      const rows = await client.searchJson(lane, '/search/shows', { q: term }, searchRows)
      return cleanAll(rows.map((row) => factsOf(row.show)))
    },
    details: async (_, id, lane) => {
      const path = pathOf(id)
      const found = await client.getJson(lane, `${path}?${embeds}`, {}, showDetails)
      if (!found) return null
      const listed = await listOrNone(
        client.getJson(lane, `${path}/episodes`, { specials: 1 }, episodes),
      )
      return cleanFacts(detailFacts(found, listed, clock.now()))
    },
    renew: async (_, id, lane) => {
      const path = pathOf(id)
      const found = await client.getJson(lane, `${path}?embed[]=seasons`, {}, renewed)
      if (!found) return null
      const listed = await client.getJson(lane, `${path}/episodes`, { specials: 1 }, episodes)
      const nobody = { crew: [], cast: [], akas: [] }
      const row = { ...found, _embedded: { ...found._embedded, ...nobody } }
      return cleanFacts(detailFacts(row, listed ?? [], clock.now()))
    },
    listsChanges: { tvShow: 1 },
    changedSince: async (_, since, lane) => {
      const span = spanOf(clock.now().getTime() - since.getTime())
      if (span === null) return null
      const changed = await client.searchJson(lane, '/updates/shows', { since: span }, updates)
      return Object.entries(changed)
        .filter(([, second]) => second * 1_000 >= since.getTime())
        .map(([id, second]) => ({ externalId: `${prefix}${id}`, time: new Date(second * 1_000) }))
    },
  })
}

const dayMs = 86_400_000
/** Jobs of each night do not begin at the same second; what falls between two is in the list of the week. */
const lateMs = 15 * 60_000

/** The shortest of TVmaze's periods that reaches so far back. */
function spanOf(milliseconds: number): string | null {
  if (milliseconds <= dayMs + lateMs) return 'day'
  if (milliseconds <= 7 * dayMs) return 'week'
  return milliseconds <= 30 * dayMs ? 'month' : null
}

/** A show in development, or whose future is open, may go on. */
const statuses = new Map<string, ShowStatus>([
  ['Running', 'running'],
  ['To Be Determined', 'running'],
  ['In Development', 'announced'],
  ['Ended', 'ended'],
])

function factsOf(row: Show): WorkFacts {
  return {
    medium: 'tvShow',
    source: name,
    externalId: `${prefix}${row.id}`,
    title: row.name,
    creators: [],
    releaseDate: row.premiered,
    description: fromHtml(row.summary),
    posterSource: row.image?.original ?? null,
    entries: [],
    ids: idsOf(row),
    genres: toGenres(row.genres),
    countries: [row.network, row.webChannel].flatMap((one) => one?.country?.code ?? []),
    languages: [languageCode(row.language ?? '')].filter((code) => code !== undefined),
    minutes: row.averageRuntime,
    showStatus: statuses.get(row.status ?? '') ?? null,
    networkZone: row.network?.country?.timezone ?? row.webChannel?.country?.timezone ?? null,
  }
}

function idsOf({ externals: { imdb, thetvdb } }: Show): ExternalId[] {
  return [
    ...(imdb ? [{ source: 'imdb', id: imdb }] : []),
    ...(thetvdb ? [{ source: 'thetvdb', id: String(thetvdb) }] : []),
  ]
}

function detailFacts(
  row: z.output<typeof showDetails>,
  listed: readonly Episode[],
  now: Date,
): WorkFacts {
  const { seasons, crew, cast, akas } = row._embedded
  const today = now.toISOString().slice(0, 10)
  // An announced season has no date yet or one to come.
  const aired = seasons.filter(
    ({ premiereDate: date }) => date !== null && date !== '' && date <= today,
  )
  return {
    ...factsOf(row),
    creators: crew.filter(({ type }) => type === 'Creator').map(({ person }) => person.name),
    cast: cast.map(({ person }) => person.name),
    alternativeTitles: akas.map((aka) => aka.name),
    entries: aired.map((season) => season.name || `Season ${season.number}`),
    listing: [...seasons.map(seasonFacts), ...episodeFacts(listed)],
  }
}

type Season = z.output<typeof showDetails>['_embedded']['seasons'][number]

const seasonFacts = ({ number, name: title, premiereDate }: Season): EntryFacts => ({
  kind: 'season',
  season: number,
  number: null,
  title,
  releaseDate: premiereDate,
  minutes: null,
  id: null,
})

/** Specials, which TVmaze lists under a season without a number, become season 0 in their order. */
function episodeFacts(listed: readonly Episode[]): EntryFacts[] {
  const isSpecial = ({ number, type }: Episode) =>
    number === null || (type ?? 'regular') !== 'regular'
  const toFacts = (row: Episode, season: number, number: number | null): EntryFacts => ({
    kind: 'episode',
    season,
    number,
    title: row.name,
    releaseDate: row.airdate,
    minutes: row.runtime,
    id: String(row.id),
  })
  const specials = listed.filter(isSpecial)
  return [
    ...listed.filter((row) => !isSpecial(row)).map((row) => toFacts(row, row.season, row.number)),
    ...specials.map((row, index) => toFacts(row, 0, index + 1)),
  ]
}
