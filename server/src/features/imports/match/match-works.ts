import type { Handle } from '../../../db/transaction.ts'
import { createYield } from '../../../parsing/yield-to-event-loop.ts'
import { type Candidate, type FoundWork, rankMatches, variantsOf } from './rank-matches.ts'
import {
  type AskedId,
  type AskedTitle,
  listWorksLikeTitles,
  listWorksOfIds,
  listWorksOfTitles,
  type PlacedWork,
} from './match.queries.ts'
import { chunk } from '../../../parsing/chunk.ts'
import type { SourceWork } from '../read/record.ts'

/** Titles per statement; low enough not to hold up other queries. */
const askedAtOnce = 500
const similarAtOnce = 10
/** Time limit of the search for similar titles, in ms; the member can search for the rest. */
const similarTimeMax = 1_000
const likeness = { similarity: 0.45, worksMax: 8 }

/**
 * For each work, in order, the stored works that match it, best first. Queries no source. The search
 * for similar titles is slow and runs in transactions of its own.
 */
export async function matchWorks(
  handle: Handle,
  works: readonly SourceWork[],
  { similarToo = true }: { similarToo?: boolean } = {},
): Promise<Candidate[][]> {
  const found = works.map((): FoundWork[] => [])
  const add = (foundBy: FoundWork['foundBy']) => (place: number, work: PlacedWork) =>
    found[place]?.push({ ...work, foundBy })
  const ifMissing = (askFor: AskFor<AskedTitle>) => (work: SourceWork, place: number) =>
    found[place]?.length === 0 ? askFor(work, place) : []
  await look(listWorksOfIds, handle, await collect(works, idsOf), add('id'))
  await look(listWorksOfTitles, handle, await collect(works, titlesOf), add('title'))
  const variants = await collect(works, ifMissing(otherTitlesOf))
  await look(listWorksOfTitles, handle, variants, add('variant'))
  if (similarToo) {
    const rest = await collect(
      works,
      ifMissing((work) => titlesOf(work).slice(0, 1)),
    )
    await lookForSimilar(handle, rest, add('likeness'))
  }
  return rankAll(works, found)
}

async function rankAll(
  works: readonly SourceWork[],
  found: readonly FoundWork[][],
): Promise<Candidate[][]> {
  const ranked: Candidate[][] = []
  const yieldIfDue = createYield()
  for (const [place, work] of works.entries()) {
    ranked.push(rankMatches(work, found[place] ?? []))
    await yieldIfDue()
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

type AskFor<A> = (work: SourceWork, place: number) => A[]

/** An id or title to find, with the index of its work. */
interface Placed<A> {
  one: A
  place: number
}

async function collect<A>(works: readonly SourceWork[], askFor: AskFor<A>): Promise<Placed<A>[]> {
  const all: Placed<A>[] = []
  const yieldIfDue = createYield()
  for (const [place, work] of works.entries()) {
    for (const one of askFor(work, place)) all.push({ one, place })
    await yieldIfDue()
  }
  return all
}

type Add = (place: number, work: PlacedWork) => void
type Look<A> = (handle: Handle, asked: readonly A[]) => Promise<PlacedWork[]>

/** Finds works in batches and adds each to the work it matches. */
async function look<A>(
  find: Look<A>,
  handle: Handle,
  asked: readonly Placed<A>[],
  add: Add,
): Promise<void> {
  for (const part of chunk(asked, askedAtOnce)) {
    const works = await find(
      handle,
      part.map(({ one }) => one),
    )
    for (const work of works) add(part[work.place]?.place ?? -1, work)
  }
}

async function lookForSimilar(
  handle: Handle,
  asked: readonly Placed<AskedTitle>[],
  add: Add,
): Promise<void> {
  const end = performance.now() + similarTimeMax
  for (const part of chunk(asked, similarAtOnce)) {
    if (performance.now() > end) return
    const titles = part.map(({ one }) => one)
    const works = await listWorksLikeTitles(handle, titles, likeness)
    for (const work of works) add(part[work.place]?.place ?? -1, work)
  }
}
