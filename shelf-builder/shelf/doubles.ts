import { readLines, titleKey, unique } from './lists.ts'
import type { ShelfWork } from './shelf-line.ts'

/** The names of works by the name of the one that each is. */
export type Doubles = ReadonlyMap<string, string>

/** "Title (1999) First Maker" */
const nameOf = ({ title, released, creators }: ShelfWork) =>
  `${title} (${released?.slice(0, 4) ?? ''}) ${creators[0] ?? ''}`.trim()

/** Reads `doubles.txt`: pairs of names of one medium's works that no rule joins. */
export async function readDoubles(medium: string): Promise<Doubles> {
  const lines = await readLines(new URL('doubles.txt', import.meta.url))
  const prefix = `${medium}: `
  const pairs = lines
    .filter((line) => line.startsWith(prefix))
    .map((line) => line.slice(prefix.length).split(' == '))
  return new Map(
    pairs.map(([kept, double]) => {
      if (kept === undefined || double === undefined)
        throw new Error(`doubles.txt: "${kept}" has no double`)
      return [double, kept]
    }),
  )
}

/** Joins doubles with the works that they are, at the better known one's place. */
export function joinDoubles(works: readonly ShelfWork[], doubles: Doubles): ShelfWork[] {
  const byName = new Map(works.map((work) => [nameOf(work), work]))
  const keptOf = (work: ShelfWork) => byName.get(doubles.get(nameOf(work)) ?? '') ?? work
  const groups = Map.groupBy(works, keptOf)
  return [...groups].map(([kept, same]) =>
    same.filter((work) => work !== kept).reduce(completed, kept),
  )
}

/** Facts that a double may have and the kept work not. */
const optional = [
  'genres',
  'cast',
  'countries',
  'languages',
  'series',
  'seasons',
  'tracks',
] as const

function completed(work: ShelfWork, double: ShelfWork): ShelfWork {
  const others = [double.title, ...(double.alternativeTitles ?? [])]
  const own = titleKey(work.title)
  const titles = unique([
    ...(work.alternativeTitles ?? []),
    ...others.filter((title) => titleKey(title) !== own),
  ])
  const isbns = unique([...(work.isbns ?? []), ...(double.isbns ?? [])])
  const facts = Object.fromEntries(
    optional.flatMap((fact) => (work[fact] === undefined ? [[fact, double[fact]]] : [])),
  )
  return {
    ...work,
    ...facts,
    ...(titles.length > 0 && { alternativeTitles: titles }),
    ...(isbns.length > 0 && { isbns }),
  }
}

/** True if a work of a former edition is a double of this one. */
export const isDouble = (former: ShelfWork, work: ShelfWork, doubles: Doubles) =>
  doubles.get(nameOf(former)) === nameOf(work)
