import type { SourceServer } from './source-server.ts'
import { json, status } from './source-server.ts'

interface EpisodeOfWorld {
  id: number
  season: number
  number: number | null
  name: string
  airdate: string
  type?: string
}

export interface ShowOfWorld {
  id: number
  name: string
  status: 'Running' | 'Ended' | 'To Be Determined' | 'In Development'
  seasons: { number: number; premiereDate: string | null }[]
  episodes: EpisodeOfWorld[]
}

/** Shows as TVmaze tells of them. */
export class TvmazeWorld {
  readonly #shows = new Map<number, ShowOfWorld & { changed: Date }>()

  /** Answers TVmaze's calls; `now` is the time of the list of changes. */
  serve(server: SourceServer, now: () => Date): void {
    server.on('/updates/shows', (request, response) => {
      const span = new URL(request.url ?? '', server.url).searchParams.get('since')
      const days = span === 'day' ? 1 : span === 'week' ? 7 : 30
      const since = now().getTime() - days * 86_400_000
      const listed = [...this.#shows.values()].filter(({ changed }) => changed.getTime() >= since)
      const seconds = listed.map(({ id, changed }) => [id, changed.getTime() / 1_000])
      json(Object.fromEntries(seconds))(request, response)
    })
    server.on('/shows/', (request, response) => {
      const [, id, part] = /^\/shows\/(\d+)(\/episodes)?/.exec(request.url ?? '') ?? []
      const show = this.#shows.get(Number(id))
      if (!show) return status(404)(request, response)
      const episodes = show.episodes.map((one) => ({ type: 'regular', runtime: 45, ...one }))
      return json(part ? episodes : bodyOf(show))(request, response)
    })
  }

  /** Adds a show or changes it. */
  put(show: ShowOfWorld, changed: Date): void {
    this.#shows.set(show.id, { ...show, changed })
  }

  get(id: number): ShowOfWorld {
    const show = this.#shows.get(id)
    if (!show) throw new Error(`No show ${id}`)
    return show
  }
}

const bodyOf = ({ id, name, status: state, seasons }: ShowOfWorld) => ({
  id,
  name,
  status: state,
  premiered: seasons[0]?.premiereDate ?? null,
  summary: `<p>${name} is a show.</p>`,
  externals: { tvrage: null, thetvdb: null, imdb: null },
  genres: ['Drama'],
  language: 'English',
  averageRuntime: 45,
  network: {
    id: 1,
    name: 'Channel',
    country: { name: 'United States', code: 'US', timezone: 'America/New_York' },
  },
  webChannel: null,
  updated: 0,
  _embedded: { seasons: seasons.map((one) => ({ id: id * 100 + one.number, name: '', ...one })) },
})

/** A running show: a season of so many weekly episodes that began on a day, `YYYY-MM-DD`. */
export function aRunningShow(id: number, start: string, count: number): ShowOfWorld {
  const first = Date.parse(start)
  return {
    id,
    name: `Show ${id}`,
    status: 'Running',
    seasons: [{ number: 1, premiereDate: start }],
    episodes: Array.from({ length: count }, (_, index) => ({
      id: id * 1_000 + index,
      season: 1,
      number: index + 1,
      name: `Show ${id}, part ${index + 1}`,
      airdate: new Date(first + index * 7 * 86_400_000).toISOString().slice(0, 10),
    })),
  }
}
