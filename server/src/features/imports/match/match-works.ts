import type { Handle } from '../../../db/transaction.ts'
import { createPace, createYield } from '@medley/doors/parsing/yield-to-event-loop'
import { formsOf } from '../../../catalogue/titles/title-forms.ts'
import type { FormTerm } from '../../works/works.titles.service.ts'
import type { FoundWork, SoughtWork } from './compare-works.ts'
import { type Candidate, rankMatches } from './rank-matches.ts'
import {
  type IdTerm,
  type TitleTerm,
  listKnownSeasons,
  listWorksLikeTitles,
  listWorksOfClaims,
  listWorksOfForms,
  listWorksOfIds,
  listWorksOfTitles,
  type PlacedWork,
} from './match.queries.ts'
import { chunk } from '../../../parsing/chunk.ts'
import type { SourceWork } from '@medley/doors/record'

/** Titles per statement; low enough not to hold up other queries. */
const termsAtOnce = 500

export interface Matching {
  /** The member's own added works match too; null for nobody's. */
  userId: number | null
  /** Works of the title are candidates whatever their year. */
  isLoose?: boolean
  /** Of a computation that matches more works. */
  pace?: () => Promise<void>
}

/** For each work, in order, the stored works that match it, best first. Queries no source. */
export async function matchWorks(
  handle: Handle,
  works: readonly SoughtWork[],
  { userId, isLoose = false, pace = createPace() }: Matching,
): Promise<Candidate[][]> {
  const found = works.map((): FoundWork[] => [])
  const look = async <A>(
    find: Look<A>,
    terms: readonly Placed<A>[],
    foundBy: FoundWork['foundBy'],
  ) => {
    for (const part of chunk(terms, termsAtOnce)) {
      await pace()
      const terms = part.map(({ one }) => one)
      for (const work of await find(handle, userId ?? 0, terms)) {
        found[part[work.index]?.index ?? -1]?.push({ ...work, foundBy })
      }
    }
  }
  const rankedOf = (work: SoughtWork, index: number) =>
    rankMatches(work, found[index] ?? [], { isLoose })
  const ids = await collect(works, idsOf)
  await look(listWorksOfClaims, ids, 'claim')
  await look(listWorksOfIds, ids, 'id')
  await look(listWorksOfTitles, await collect(works, titlesOf), 'title')
  await addSeasons(handle, works, found)
  const unsure = await collect(works, (work, index) => {
    const [best] = rankedOf(work, index)
    // Others may have the title as a further one.
    const isSettled = best?.sureness === 'certain' && best.reason !== 'title'
    return isSettled ? [] : formTermsOf(isLoose ? { ...work, year: null } : work)
  })
  await look(listWorksOfForms, unsure, 'form')
  await addSeasons(handle, works, found)
  const unknown = await collect(works, (work, index) =>
    rankedOf(work, index).length === 0 ? titlesOf(work).slice(0, 1) : [],
  )
  await look(listWorksLikeTitles, unknown, 'likeness')
  return rankAll(works, found, { isLoose })
}

/** Adds to the shows that may be works of a file what is known of their seasons, if the file names episodes. */
async function addSeasons(
  handle: Handle,
  works: readonly SoughtWork[],
  found: readonly FoundWork[][],
): Promise<void> {
  const shows = works.flatMap(({ episodes = [] }, index) =>
    episodes.length === 0
      ? []
      : (found[index] ?? []).filter(({ medium, seasons }) => medium === 'tvShow' && !seasons),
  )
  for (const part of chunk(shows, termsAtOnce)) {
    const known = await listKnownSeasons(handle, [...new Set(part.map(({ id }) => id))])
    const byWork = Map.groupBy(known, ({ workId }) => workId)
    for (const show of part) {
      const seasons = byWork.get(show.id) ?? []
      show.seasons = new Map(seasons.map(({ season, last }) => [season, last]))
    }
  }
}

async function rankAll(
  works: readonly SoughtWork[],
  found: readonly FoundWork[][],
  options: { isLoose: boolean },
): Promise<Candidate[][]> {
  const ranked: Candidate[][] = []
  const yieldIfDue = createYield()
  for (const [index, work] of works.entries()) {
    ranked.push(rankMatches(work, found[index] ?? [], options))
    await yieldIfDue()
  }
  return ranked
}

function idsOf({ mediums, ids }: SourceWork): IdTerm[] {
  const named = Object.entries(ids).map(([source, id]) => ({ source, id: String(id) }))
  return mediums.flatMap((medium) => named.map((one) => ({ medium, ...one })))
}

function titlesOf({ mediums, title, otherTitles, year }: SourceWork): TitleTerm[] {
  return mediums.flatMap((medium) =>
    [title, ...otherTitles].map((one) => ({ medium, title: one, year })),
  )
}

/** The forms of titles by which a work may stand under another title. */
function formTermsOf(work: SourceWork): FormTerm[] {
  return titlesOf(work).flatMap(({ title, ...one }) =>
    formsOf(title).map((form) => ({ ...one, ...form })),
  )
}

type TermsOf<A> = (work: SoughtWork, index: number) => A[]

/** An id or title to find, with the index of its work. */
interface Placed<A> {
  one: A
  index: number
}

async function collect<A>(works: readonly SoughtWork[], termsOf: TermsOf<A>): Promise<Placed<A>[]> {
  const all: Placed<A>[] = []
  const yieldIfDue = createYield()
  for (const [index, work] of works.entries()) {
    for (const one of termsOf(work, index)) all.push({ one, index })
    await yieldIfDue()
  }
  return all
}

/** Finds works for a batch, each with the index of what it was found for. */
type Look<A> = (handle: Handle, userId: number, terms: readonly A[]) => Promise<PlacedWork[]>
