import type { Handle } from '../../db/transaction.ts'
import { createPause } from '../../reading/pause.ts'
import { type Candidate, type FoundWork, rankMatches, variantsOf } from './imports.matches.ts'
import {
  type AskedId,
  type AskedTitle,
  listWorksLikeTitles,
  listWorksOfIds,
  listWorksOfTitles,
  type PlacedWork,
} from './imports.matching.queries.ts'
import { partsOf } from './imports.parts.ts'
import type { SourceWork } from './readers/record.ts'

/** Titles per statement: short enough that others get their turn in the database. */
const askedAtOnce = 500
const similarAtOnce = 10
/** How long works of similar titles are looked for, in ms; the member can search for the rest. */
const similarTimeMax = 1_000
const likeness = { similarity: 0.45, worksMax: 8 }

/**
 * The stored works that each of the works may be, best first, in their order. Asks no source. Looking
 * for works that are only called much the same takes long, and transactions of its own.
 */
export async function matchWorks(
  handle: Handle,
  works: readonly SourceWork[],
  { similarToo = true }: { similarToo?: boolean } = {},
): Promise<Candidate[][]> {
  const found = works.map((): FoundWork[] => [])
  const add = (foundBy: FoundWork['foundBy']) => (place: number, work: PlacedWork) =>
    found[place]?.push({ ...work, foundBy })
  const isMissing = (place: number) => found[place]?.length === 0
  await look(listWorksOfIds, handle, works.map(idsOf), add('id'))
  await look(listWorksOfTitles, handle, works.map(titlesOf), add('title'))
  const variants = works.map((work, place) => (isMissing(place) ? otherTitlesOf(work) : []))
  await look(listWorksOfTitles, handle, variants, add('variant'))
  const rest = works.map((work, place) => (isMissing(place) ? titlesOf(work).slice(0, 1) : []))
  if (similarToo) await lookForSimilar(handle, rest, add('likeness'))
  return rankAll(works, found)
}

async function rankAll(
  works: readonly SourceWork[],
  found: readonly FoundWork[][],
): Promise<Candidate[][]> {
  const ranked: Candidate[][] = []
  const pause = createPause()
  for (const [place, work] of works.entries()) {
    ranked.push(rankMatches(work, found[place] ?? []))
    await pause()
  }
  return ranked
}

function idsOf({ mediums, ids }: SourceWork): AskedId[] {
  const named = Object.entries(ids).map(([source, id]) => ({ source, id: String(id) }))
  return mediums.flatMap((medium) => named.map((one) => ({ medium, ...one })))
}

function titlesOf({ mediums, title, otherTitles }: SourceWork): AskedTitle[] {
  return mediums.flatMap((medium) => [title, ...otherTitles].map((one) => ({ medium, title: one })))
}

function otherTitlesOf(work: SourceWork): AskedTitle[] {
  return titlesOf(work).flatMap(({ medium, title }) =>
    variantsOf(title).map((variant) => ({ medium, title: variant })),
  )
}

type Add = (place: number, work: PlacedWork) => void
type Look<A> = (handle: Handle, asked: readonly A[]) => Promise<PlacedWork[]>

/** Asks for all that belongs to the works, many at once, and adds what is found to its work. */
async function look<A>(
  find: Look<A>,
  handle: Handle,
  asked: readonly (readonly A[])[],
  add: Add,
): Promise<void> {
  const all = asked.flatMap((ones, place) => ones.map((one) => ({ one, place })))
  for (const part of partsOf(all, askedAtOnce)) {
    const works = await find(
      handle,
      part.map(({ one }) => one),
    )
    for (const work of works) add(part[work.place]?.place ?? -1, work)
  }
}

async function lookForSimilar(
  handle: Handle,
  asked: readonly (readonly AskedTitle[])[],
  add: Add,
): Promise<void> {
  const end = performance.now() + similarTimeMax
  const all = asked.flatMap((ones, place) => ones.map((one) => ({ one, place })))
  for (const part of partsOf(all, similarAtOnce)) {
    if (performance.now() > end) return
    const titles = part.map(({ one }) => one)
    const works = await listWorksLikeTitles(handle, titles, likeness)
    for (const work of works) add(part[work.place]?.place ?? -1, work)
  }
}
