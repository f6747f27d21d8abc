import { limits } from '@medley/contract/limits'
import { cutText } from '@medley/contract/values/text-cuts'
import { z } from 'zod'
import { number, text } from '../json-values.ts'
import type { DateReading } from '../parsing/written-dates.ts'
import { recordOfEpisode } from '../episode-record.ts'
import {
  bareRecord,
  bareWork,
  type FileContent,
  type FileFacts,
  type JsonReader,
  namedList,
  readItems,
} from '../file-reader.ts'
import { progressOf } from '../progress.ts'
import { type SourceWork, UnreadableRow, type WorkRecord } from '../record.ts'
import { collectNotes, comparable, readTitle } from '../values.ts'
import { numbersOf, readMoment } from './tv-time-values.ts'

/** Whatever is not as expected is as if it was not there: several programs write these files. */
const flag = z.boolean().nullish().catch(null)
const ids = z
  .object({ tvdb: z.union([z.number(), z.string()]).nullish().catch(null), imdb: text })
  .nullish()
  .catch(null)

/** When something was watched, if it was. */
const watch = {
  is_watched: flag,
  isWatched: flag,
  watched: flag,
  watched_at: text,
  watchedAt: text,
  rewatch_count: number,
}
const named = {
  id: ids,
  ids,
  uuid: text,
  title: text,
  name: text,
  status: text,
  is_favorite: flag,
}
const episode = z.object({ ...watch, number })
const season = z.object({ number, episodes: z.array(episode) })
const show = z.object({ ...named, seasons: z.array(season) })
const film = z.object({ ...named, ...watch, year: number })
const listed = z.object({ ...named, type: text })
const list = z.object({ name: z.string(), description: text, items: z.array(listed) })

type Watch = z.output<typeof episode>
type Show = z.output<typeof show>
type Film = z.output<typeof film>
type List = z.output<typeof list>

const isSeen = (one: Omit<Watch, 'number'>) => one.is_watched ?? one.isWatched ?? one.watched
const saysSeen = (one: Omit<Watch, 'number'>) => typeof isSeen(one) === 'boolean'

/** A show with its episodes, a film, or a list of both. */
function kindOf(
  value: unknown,
): { show: Show } | { film: Film } | { list: List } | { nothing: true } {
  const asShow = show.safeParse(value).data
  if (asShow?.seasons.flatMap(({ episodes }) => episodes).every(saysSeen)) return { show: asShow }
  const asList = list.safeParse(value).data
  if (asList?.items.every(({ type }) => type === 'movie' || type === 'series')) {
    return { list: asList }
  }
  const asFilm = film.safeParse(value).data
  return asFilm && saysSeen(asFilm) ? { film: asFilm } : { nothing: true }
}

const parts = ['shows', 'series', 'movies', 'films', 'lists', 'favorites'] as const

/** The things of a file: a list of them, or several by their kinds. */
function thingsIn(value: unknown): unknown[] {
  if (Array.isArray(value)) return value
  const byKind = z.record(z.string(), z.unknown()).safeParse(value).data ?? {}
  return parts.flatMap((part) => {
    const things: unknown = byKind[part]
    return Array.isArray(things) ? (things as unknown[]) : [things]
  })
}

const thingsToRecognise = 100

function isLiberated(value: unknown): value is object {
  const things = thingsIn(value).slice(0, thingsToRecognise)
  return things.some((one) => !('nothing' in kindOf(one)) && !isEmptyShow(one))
}

/** A show without episodes may be of any program. */
const isEmptyShow = (value: unknown) => {
  const known = kindOf(value)
  return 'show' in known && known.show.seasons.every(({ episodes }) => episodes.length === 0)
}

const favorites = namedList('favorites', 'TV Time: favorites')

type Named = Show | Film | List['items'][number]

function workOf(one: Named, medium: 'film' | 'tvShow'): SourceWork {
  const title = readTitle(one.title ?? one.name ?? '')
  const { tvdb, imdb } = idsOf(one)
  const year = yearOf(one)
  return {
    ...bareWork,
    key: `${medium}|${one.uuid ?? tvdb ?? imdb ?? `${comparable(title)}|${year ?? ''}`}`,
    mediums: [medium],
    title,
    year,
    ids: { ...(imdb && { imdb }), ...(tvdb && medium === 'tvShow' && { thetvdb: tvdb }) },
  }
}

function idsOf({ id, ids: others }: Named): {
  tvdb?: string | undefined
  imdb?: string | undefined
} {
  const known = id ?? others
  return {
    tvdb: /^[1-9]\d{0,9}$/.exec(String(known?.tvdb ?? ''))?.[0],
    imdb: /^tt\d{5,12}$/.exec(known?.imdb ?? '')?.[0],
  }
}

function yearOf(one: Named): number | null {
  const year = 'year' in one ? (one.year ?? 0) : 0
  return Number.isInteger(year) && year > 1800 && year < 3000 ? year : null
}

interface Reading {
  line: number
  dates: DateReading
}

const again = (count: number | null | undefined, max: number) =>
  Array.from({ length: Math.min(Math.max(0, Math.trunc(count ?? 0)), max) }, () => null)

/** The times of one watch, and those of its repeats, which are not known. */
function timesOf(one: Omit<Watch, 'number'>, { dates }: Reading, repeatsMax: number) {
  const written = one.watched_at ?? one.watchedAt ?? ''
  const first = readMoment(written.replace(/\.\d+(?=Z?$)/, ''), 'watched_at', dates)
  const repeats = again(one.rewatch_count, repeatsMax)
  return { first, days: [first.day, ...repeats] }
}

/** The repeats of an episode that can be told apart. */
const episodeRepeatsMax = 1
const filmRepeatsMax = 100

function readShow(one: Show, reading: Reading): WorkRecord[] {
  const { line } = reading
  const work = workOf(one, 'tvShow')
  const bare = { ...bareRecord, line, work, listings: one.is_favorite ? [favorite(line)] : [] }
  const episodes = one.seasons.flatMap(({ number: ofSeason, episodes: all }) =>
    all.filter(isSeen).flatMap((each) => {
      const numbers = numbersOf(String(ofSeason ?? ''), String(each.number ?? ''))
      if (!numbers) return []
      const { first, days } = timesOf(each, reading, episodeRepeatsMax)
      const told = { time: first.time, notes: [first.note] }
      return days.map((day, index): WorkRecord => ({
        ...recordOfEpisode(line, work, {
          ...numbers,
          day,
          rating: null,
          ...(index === 0 ? told : { time: null }),
        }),
        listings: bare.listings,
        entry: `${index} ${numbers.season} ${numbers.number}`,
      }))
    }),
  )
  const isStopped = /^(stopped|archived|dropped)$/.test(one.status ?? '')
  if (isStopped) {
    const progress = progressOf('stopped', { started: null, changed: null })
    episodes.push({ ...bare, kind: 'progress', parts: { progress } })
  }
  return episodes.length > 0 ? episodes : [{ ...bare, kind: 'saved' }]
}

function readFilm(one: Film, reading: Reading): WorkRecord[] {
  const { line } = reading
  const work = workOf(one, 'film')
  const bare = { ...bareRecord, line, work, listings: one.is_favorite ? [favorite(line)] : [] }
  if (!isSeen(one)) return [{ ...bare, kind: 'saved' }]
  const { first, days } = timesOf(one, reading, filmRepeatsMax)
  // A single viewing without a day is the mark itself.
  const told = days.length === 1 && first.day === null ? [] : days.toReversed()
  const viewings = told.map((day, index) => ({ day, isRepeat: index > 0, tags: [] }))
  const note = collectNotes(first.note)
  return [{ ...bare, kind: 'engaged', timePosted: first.time, viewings, note }]
}

const favorite = (line: number) => ({ list: favorites.key, place: line })

function readList({ items }: List, key: string, reading: Reading): WorkRecord[] {
  return items.map((one, index) => ({
    ...bareRecord,
    line: reading.line,
    kind: 'entry',
    work: workOf(one, one.type === 'movie' ? 'film' : 'tvShow'),
    listings: [{ list: key, place: index + 1 }],
  }))
}

async function readLiberated(value: object, file: FileFacts): Promise<FileContent> {
  const dates = { usualOrder: 'unknown', today: file.today, timeZone: file.timeZone } as const
  const content = await readItems(
    thingsIn(value),
    (thing, line, { lists }) => {
      const reading = { line, dates }
      const known = kindOf(thing)
      if ('show' in known) return readShow(known.show, reading)
      if ('film' in known) return readFilm(known.film, reading)
      if ('list' in known) {
        const key = `list ${line - 1}`
        const title = cutText(known.list.name.trim(), limits.listTitleMax) || 'TV Time'
        lists.push(namedList(key, title))
        return readList(known.list, key, reading)
      }
      if (thing === undefined || thing === null) return []
      throw new UnreadableRow({ code: 'unreadableItem' })
    },
    titleIn,
  )
  return { ...content, lists: [favorites, ...content.lists] }
}

function titleIn(thing: unknown): string | null {
  const { title, name } = z.object({ title: text, name: text }).safeParse(thing).data ?? {}
  return cutText(title ?? name ?? '', 200) || null
}

/** The files of people's own exporters of TV Time: shows with all their episodes, films, and lists, seen or not. */
export const tvTimeJson: JsonReader<object> = {
  source: 'tvTime',
  recognises: isLiberated,
  read: readLiberated,
}
