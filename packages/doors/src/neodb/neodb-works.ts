import type { Medium } from '@medley/contract/values/medium'
import { limits } from '@medley/contract/limits'
import { idOfPage } from '../parsing/page-ids.ts'
import { type SourceWork, UnreadableRow, type WorkIds } from '../record.ts'
import { comparable, readIsbn, readTitle, readYear, tidy } from '../values.ts'

/** The facts of a work at NeoDB, in either form of its export. */
interface WorkFacts {
  /** Its address at NeoDB. */
  address: string
  /** From the name of the file, where the address does not tell. */
  category: string
  title: string
  otherTitles: string[]
  /** Its pages at other services. */
  links: string[]
  info: Record<string, string>
}

/** A work, or the season or episode of a show that NeoDB treats as a work of its own. */
export interface NamedWork {
  work: SourceWork
  /** The same for everything about one thing at NeoDB. */
  key: string
  title: string
  season: number | null
  number: number | null
}

const mediums: Record<string, Medium> = {
  movie: 'film',
  tv: 'tvShow',
  album: 'album',
  music: 'album',
  book: 'book',
  podcast: 'podcast',
}

/** Reads a work. Throws for what Medley does not keep. */
export function readWork(facts: WorkFacts): NamedWork {
  const path = /\/((?:[a-z]+\/)+)([\w-]+)\/?$/.exec(facts.address)
  const kinds = path?.[1]?.split('/') ?? []
  const kind =
    kinds.find((one) => mediums[one] !== undefined || one === 'game') ??
    (kinds[0] || facts.category)
  if (kind === 'game') throw new UnreadableRow({ code: 'videoGame' })
  const medium = mediums[kind]
  if (!medium) throw new UnreadableRow({ code: 'nothingKept' })
  const isEpisode = kinds.includes('episode')
  if (isEpisode && medium === 'podcast') throw new UnreadableRow({ code: 'podcastEpisode' })
  const title = readTitle(facts.title)
  const key = path ? `${kind}|${path[2]}` : `${kind}|${comparable(title)}`
  if (medium === 'tvShow') return { ...readPart(facts, title, isEpisode), key, title }
  const work = { ...worksFacts(facts, medium), key, title, otherTitles: othersOf(facts, title) }
  return { work, key, title, season: null, number: null }
}

/** A show, from the address of its season or episode elsewhere where it is one of these. */
function readPart(
  facts: WorkFacts,
  title: string,
  isEpisode: boolean,
): Omit<NamedWork, 'key' | 'title'> {
  const [, inLink, episodeInLink] =
    /\/season\/(\d+)(?:\/episode\/(\d+))?/.exec(facts.links.join(' ')) ?? []
  const season = numberIn(facts.info['season_number'] ?? inLink, 0, limits.seasonMax)
  const number = isEpisode
    ? numberIn(facts.info['episode_number'] ?? episodeInLink, 1, limits.entryNumberMax)
    : null
  const isPart = season !== null || isEpisode
  const known = worksFacts(facts, 'tvShow')
  if (isEpisode && known.ids['tmdb'] === undefined) throw new UnreadableRow({ code: 'episode' })
  if (isEpisode && (season === null || number === null)) {
    throw new UnreadableRow({ code: 'noEpisodeNumber' })
  }
  const name = isPart ? withoutSeason(title) : title
  // Facts about a season besides its links are not true of its show, such as its year.
  const { tmdb } = known.ids
  const ids: WorkIds = isPart ? (tmdb === undefined ? {} : { tmdb }) : known.ids
  const otherTitles = othersOf(facts, title).map((one) => (isPart ? withoutSeason(one) : one))
  const key = `tv|${tmdb ?? comparable(name)}`
  const year = isPart ? null : known.year
  return { work: { ...known, key, title: name, otherTitles, year, ids }, season, number }
}

const season =
  /[\s:,–-]*(?:\(?\b(?:season|series|staffel|saison|temporada|s)\s*\d+(?:\s*e\d.*|\)?\s*)|第\s*[\d一二三四五六七八九十]+\s*季.*)$/iu

const withoutSeason = (title: string) => title.replace(season, '') || title

function numberIn(text: string | undefined, min: number, max: number): number | null {
  const number = /^\d{1,5}$/.test(text ?? '') ? Number(text) : Number.NaN
  return number >= min && number <= max ? number : null
}

function othersOf({ otherTitles }: WorkFacts, title: string): string[] {
  const others = otherTitles.map(tidy).filter((one) => one !== '' && one !== title)
  return [...new Set(others)].slice(0, 5)
}

const peopleOf: Partial<Record<Medium, string>> = {
  film: 'director',
  album: 'artist',
  book: 'author',
  podcast: 'host',
}

function worksFacts(
  { links, info }: WorkFacts,
  medium: Medium,
): Omit<SourceWork, 'key' | 'title' | 'otherTitles'> {
  const isbn = readIsbn(info['isbn'] ?? '')
  const imdb = /^tt\d{5,12}$/.exec(info['imdb'] ?? '')?.[0]
  const people = (info[peopleOf[medium] ?? ''] ?? '').split('/').map(tidy).filter(Boolean)
  return {
    mediums: [medium],
    year: readYear(info['year'] ?? info['pub_year'] ?? ''),
    creators: people.slice(0, 20),
    ids: {
      ...Object.fromEntries(links.flatMap((link) => Object.entries(idIn(link)))),
      ...(imdb !== undefined && { imdb }),
      ...(isbn !== undefined && { isbn }),
    },
  }
}

function idIn(link: string): WorkIds {
  const spotify = /^https:\/\/open\.spotify\.com\/album\/([\dA-Za-z]{22})$/.exec(link)?.[1]
  if (spotify !== undefined) return { spotify }
  const page = URL.canParse(link) ? idOfPage(new URL(link)) : null
  return page ? { [page.source]: page.id } : {}
}
