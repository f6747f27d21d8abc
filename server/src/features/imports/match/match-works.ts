import type { Handle } from '../../../db/transaction.ts'
import { createPace, createYield } from '../../../parsing/yield-to-event-loop.ts'
import { type FoundWork, variantsOf } from './compare-works.ts'
import { type Candidate, rankMatches } from './rank-matches.ts'
import {
  type AskedId,
  type AskedTitle,
  listWorksLikeTitles,
  listWorksOfClaims,
  listWorksOfIds,
  listWorksOfTitles,
  type PlacedWork,
} from './match.queries.ts'
import { chunk } from '../../../parsing/chunk.ts'
import type { SourceWork } from '../read/record.ts'

/** Titles per statement; low enough not to hold up other queries. */
const askedAtOnce = 500
const similarAtOnce = 10
/** Works of one plan for which similar titles are looked for; the member can search for the rest. */
const similarMax = 300
const likeness = { similarity: 0.75, worksMax: 8 }
/** Shorter titles are part of too many others. */
const similarLengthMin = 5

interface Matching {
  /** The member's own added works match too; null for nobody's. */
  userId: number | null
  /** Works of the title are candidates whatever their year. */
  isLoose?: boolean
  similarToo?: boolean
}

/**
 * For each work, in order, the stored works that match it, best first. Queries no source. The search
 * for similar titles is slow and runs in transactions of its own.
 */
export async function matchWorks(
  handle: Handle,
  works: readonly SourceWork[],
  { userId, isLoose = false, similarToo = true }: Matching,
): Promise<Candidate[][]> {
  const found = works.map((): FoundWork[] => [])
  const pace = createPace()
  const look = async <A>(
    find: Look<A>,
    asked: readonly Placed<A>[],
    foundBy: FoundWork['foundBy'],
    atOnce = askedAtOnce,
  ) => {
    for (const part of chunk(asked, atOnce)) {
      await pace()
      const terms = part.map(({ one }) => one)
      for (const work of await find(handle, userId ?? 0, terms)) {
        found[part[work.place]?.place ?? -1]?.push({ ...work, foundBy })
      }
    }
  }
  const ifMissing = (askFor: AskFor<AskedTitle>) => (work: SourceWork, place: number) =>
    rankMatches(work, found[place] ?? [], { isLoose }).length === 0 ? askFor(work, place) : []
  const ids = await collect(works, idsOf)
  await look(listWorksOfClaims, ids, 'claim')
  await look(listWorksOfIds, ids, 'id')
  await look(listWorksOfTitles, await collect(works, titlesOf), 'title')
  await look(listWorksOfTitles, await collect(works, ifMissing(otherTitlesOf)), 'variant')
  if (similarToo) {
    const rest = await collect(
      works,
      ifMissing((work) => titlesOf(work).slice(0, 1)),
    )
    const asked = rest
      .filter(({ one }) => one.title.length >= similarLengthMin)
      .slice(0, similarMax)
    const findSimilar: Look<AskedTitle> = (db, user, titles) =>
      listWorksLikeTitles(db, user, titles, likeness)
    await look(findSimilar, asked, 'likeness', similarAtOnce)
  }
  return rankAll(works, found, { isLoose })
}

async function rankAll(
  works: readonly SourceWork[],
  found: readonly FoundWork[][],
  options: { isLoose: boolean },
): Promise<Candidate[][]> {
  const ranked: Candidate[][] = []
  const yieldIfDue = createYield()
  for (const [place, work] of works.entries()) {
    ranked.push(rankMatches(work, found[place] ?? [], options))
    await yieldIfDue()
  }
  return ranked
}

function idsOf({ mediums, ids }: SourceWork): AskedId[] {
  const named = Object.entries(ids).map(([source, id]) => ({ source, id: String(id) }))
  return mediums.flatMap((medium) => named.map((one) => ({ medium, ...one })))
}

function titlesOf({ mediums, title, otherTitles, year }: SourceWork): AskedTitle[] {
  return mediums.flatMap((medium) =>
    [title, ...otherTitles].map((one) => ({ medium, title: one, year })),
  )
}

function otherTitlesOf(work: SourceWork): AskedTitle[] {
  return titlesOf(work).flatMap(({ title, ...one }) =>
    variantsOf(title).map((variant) => ({ ...one, title: variant })),
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

/** Finds works for a batch, each with the index of what it was found for. */
type Look<A> = (handle: Handle, userId: number, asked: readonly A[]) => Promise<PlacedWork[]>
