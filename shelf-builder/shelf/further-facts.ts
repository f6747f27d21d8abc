import { existsSync } from 'node:fs'
import { toGenres } from '../../server/src/catalogue/genres.ts'
import { comparable, groupBy, readLines, shareNames, titleKey, unique } from './lists.ts'
import type { ShelfWork } from './shelf-line.ts'

/** A licensed list, and facts of our own, which count more. */
const folders = ['vega', 'own'] as const
/** The facts that files `<folder>/<fact>/<medium>.txt` tell. */
const facts = ['titles', 'genres', 'minutes', 'tracks'] as const
type Fact = (typeof facts)[number]

interface Line {
  title: string
  year?: number
  maker?: string
  values: string[]
}

/**
 * Adds the facts of `<folder>/<fact>/<medium>.txt` to works. A line reads "Title (1999): value; value" in
 * films and shows, "Title - Maker: value; value" in books and albums, and "Title: value; value" in
 * podcasts. Throws at a line whose work is not there.
 */
export async function addFurtherFacts<T extends ShelfWork>(
  medium: string,
  works: readonly T[],
): Promise<T[]> {
  const byTitle = groupBy(works, (work) => titlesOf(work).map(titleKey))
  const completed = new Map<T, T>()
  const missing: string[] = []
  for (const [fact, folder] of facts.flatMap((fact) =>
    folders.map((one) => [fact, one] as const),
  )) {
    const file = `${folder}/${fact}/${medium}.txt`
    const url = new URL(file, import.meta.url)
    if (!existsSync(url)) continue
    for (const text of await readLines(url)) {
      const line = parse(medium, text, file)
      const work = closest(line, byTitle.get(titleKey(line.title)) ?? [])
      if (work === undefined) missing.push(`${file}: ${text}`)
      else completed.set(work, withFact(completed.get(work) ?? work, fact, line.values))
    }
  }
  if (missing.length > 0) throw new Error(`No work on the shelf is meant by\n${missing.join('\n')}`)
  const genresOfMaker = await readGenresOfMakers(medium)
  return works.map((work) => withGenresOfMaker(completed.get(work) ?? work, genresOfMaker))
}

/** The genres in which somebody works, from `own/genres/<medium>.makers.txt`: "Maker: Genre; Genre". */
async function readGenresOfMakers(medium: string): Promise<Map<string, string[]>> {
  const file = `own/genres/${medium}.makers.txt`
  const url = new URL(file, import.meta.url)
  if (!existsSync(url)) return new Map()
  const lines = (await readLines(url)).map((text) => parse('podcast', text, file))
  return new Map(lines.map(({ title, values }) => [comparable(title), genresOf(title, values)]))
}

function withGenresOfMaker<T extends ShelfWork>(work: T, genres: Map<string, string[]>): T {
  const [maker] = work.creators
  const known = maker === undefined ? undefined : genres.get(comparable(maker))
  return known && (work.genres ?? []).length === 0 ? { ...work, genres: known } : work
}

const dated = /^(?<title>.+?) \((?<year>\d{4})\): (?<values>.+)$/
const made = /^(?<title>.+?) - (?<maker>[^:]+): (?<values>.+)$/
const titled = /^(?<title>.+): (?<values>[^:]+)$/
const shapes: Record<string, RegExp> = {
  film: dated,
  tvShow: dated,
  book: made,
  album: made,
  podcast: titled,
}

function parse(medium: string, text: string, file: string): Line {
  const parts = shapes[medium]?.exec(text)?.groups
  const { title, year, maker, values } = parts ?? {}
  if (title === undefined || values === undefined)
    throw new Error(`${file}: "${text}" is not a fact of a work`)
  return {
    title,
    ...(year !== undefined && { year: Number(year) }),
    ...(maker !== undefined && { maker }),
    values: values.split('; '),
  }
}

const titlesOf = ({ title, alternativeTitles = [] }: ShelfWork) => [title, ...alternativeTitles]

/** The years of a film's first showing and of its release lie at most one apart. */
const yearsApart = 1

/** The work that a line means: by its own title rather than another one, then the best known. */
function closest<T extends ShelfWork>(line: Line, namesakes: readonly T[]): T | undefined {
  const distance = (work: ShelfWork) =>
    line.year === undefined || work.released === undefined
      ? 0
      : Math.abs(line.year - Number(work.released.slice(0, 4)))
  const isMeant = (work: ShelfWork) =>
    distance(work) <= yearsApart &&
    (line.maker === undefined || shareNames([line.maker], work.creators) === true)
  const place = (work: ShelfWork) =>
    distance(work) + (titleKey(work.title) === titleKey(line.title) ? 0 : yearsApart + 1)
  return namesakes.filter(isMeant).toSorted((one, other) => place(one) - place(other))[0]
}

function withFact<T extends ShelfWork>(work: T, fact: Fact, values: string[]): T {
  if (fact === 'titles') return withTitles(work, values)
  if (fact === 'genres') return { ...work, genres: genresOf(work.title, values) }
  if (fact === 'tracks') return { ...work, tracks: values }
  const count = Number(values[0])
  if (!Number.isInteger(count) || count < 1) throw new Error(`${work.title}: no number of ${fact}`)
  return { ...work, [fact]: count }
}

function genresOf(name: string, values: string[]): string[] {
  const genres = toGenres(values)
  if (genres.length !== values.length) throw new Error(`${name}: not genres: ${values.join('; ')}`)
  return genres
}

function withTitles<T extends ShelfWork>(work: T, values: string[]): T {
  const known = new Set(titlesOf(work).map(comparable))
  const others = values.filter((title) => !known.has(comparable(title)))
  return others.length === 0
    ? work
    : { ...work, alternativeTitles: unique([...(work.alternativeTitles ?? []), ...others]) }
}
