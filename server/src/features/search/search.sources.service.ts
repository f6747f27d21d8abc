import type { Medium } from '@medley/contract/values/medium'
import type { Lane } from '../../catalogue/gate.ts'
import type { Source } from '../../catalogue/source.ts'
import type { WorkFacts } from '../../catalogue/work-facts.ts'
import { SourceError, type SourceFault } from '../../catalogue/source-error.ts'
import type { Context } from '../../context.ts'
import { listUnsure, storeFound } from '../works/duplicates/works.deduplicate.service.ts'
import { listAnswered, putAnswer } from './search.lists.queries.ts'

const retentionMs = 24 * 60 * 60_000
const termMin = 2
/** How many results per search are looked up to distinguish them from stored works. */
const settledMax = 3

/** The part of the context needed to query sources. */
export type SourceQueryContext = Pick<Context, 'db' | 'clock' | 'catalogue' | 'log'>

/** The reason a source query failed; null for a stored response. */
type Fault = SourceFault | 'unstored' | null

/** Pending queries of this process, so that identical ones are sent once. */
const underWay = new Map<string, Promise<Fault>>()

/** Normalizes case and spaces, so that equal queries share a response. */
export function termOf(q: string): string {
  return q.toLowerCase().replaceAll(/\s+/g, ' ').trim()
}

/** The queries of one search. */
export interface SourceQueries {
  /** True if a source was queried, so that its results may be too young for a replica. */
  isSent: boolean
  /** True if a source failed, or none has responded. */
  isIncomplete(): boolean
  /** Waits longer for sources that are late; returns whether one responded since the brief wait ended. */
  waitForLate(): Promise<boolean>
}

const noQueries: SourceQueries = {
  isSent: false,
  isIncomplete: () => false,
  waitForLate: () => Promise.resolve(false),
}

/**
 * Queries the sources of a medium for a term, unless they recently responded to it, and stores their
 * results. Waits briefly for the healthy ones; later responses are stored for the next search.
 */
export async function querySources(
  ctx: Context,
  medium: Medium,
  q: string,
): Promise<SourceQueries> {
  const term = termOf(q)
  const sources = ctx.catalogue.sources.filter((source) => source.mediums.includes(medium))
  if (sources.length === 0 || term.length < termMin) return noQueries
  const [answered, health] = await Promise.all([
    listAnsweredLately(ctx, medium, term),
    ctx.catalogue.health(),
  ])
  const stateOf = new Map(health.map(({ name, state }) => [name, state]))
  const asked = sources.filter(({ name }) => !answered.has(name) && stateOf.get(name) !== 'resting')
  const answers = asked.map((source) => ({
    // A failed source is retried, but not waited for.
    isAwaited: stateOf.get(source.name) === 'ok',
    answer: queryOnce(ctx, source, { medium, term, lane: 'interactive' }),
  }))
  const awaited = answers.filter(({ isAwaited }) => isAwaited).map(({ answer }) => answer)
  return followQueries(awaited, {
    isAnswered: sources.some(({ name }) => answered.has(name)),
    ...ctx.catalogue,
  })
}

/** Reasons that are no failures of a source: it had no chance to respond. */
const notAsked = new Set<Fault>(['busy', 'resting'])

interface Following {
  /** True if a stored response is recent enough. */
  isAnswered: boolean
  searchTimeoutMs: number
  lateTimeoutMs: number
}

async function followQueries(
  answers: readonly Promise<Fault>[],
  { isAnswered, searchTimeoutMs, lateTimeoutMs }: Following,
): Promise<SourceQueries> {
  const faults: Fault[] = []
  const all = Promise.all(answers.map(async (answer) => void faults.push(await answer)))
  const countResponses = () => faults.filter((fault) => fault === null).length
  await within(searchTimeoutMs, all)
  // A response may come while the search looks at what is stored: it may have missed that one.
  const before = countResponses()
  return {
    isSent: answers.length > 0,
    isIncomplete: () =>
      (!isAnswered && countResponses() === 0) ||
      faults.some((fault) => fault !== null && !notAsked.has(fault)),
    async waitForLate() {
      if (faults.length < answers.length) await within(lateTimeoutMs, all)
      return countResponses() > before
    },
  }
}

/** Resolves with the promise, or after the given time. */
async function within(timeoutMs: number, promise: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, timeoutMs)
  })
  await Promise.race([promise, late])
  clearTimeout(timer)
}

/** The outcome of a query by a job; `later` if the source may not be queried now. */
export type SourceOutcome = 'answered' | 'failed' | 'later'

/**
 * Queries one source for a term within the budget of jobs, unless it answered lately, and stores what
 * it finds as a search does. With a year, only for works of that year where the source supports it.
 */
export async function querySource(
  ctx: SourceQueryContext,
  source: Source,
  { medium, q, year }: { medium: Medium; q: string; year?: number },
): Promise<SourceOutcome> {
  const term = termOf(q)
  if (term.length < termMin) return 'answered'
  const question = { medium, term, lane: 'batch' as const, ...(year === undefined ? {} : { year }) }
  const answered = await listAnsweredLately(ctx, medium, storageTermOf(question))
  if (answered.has(source.name)) return 'answered'
  const fault = await queryOnce(ctx, source, question)
  if (fault === null) return 'answered'
  return fault === 'busy' || fault === 'resting' ? 'later' : 'failed'
}

function listAnsweredLately(
  ctx: SourceQueryContext,
  medium: Medium,
  term: string,
): Promise<Set<string>> {
  const now = ctx.clock.now()
  const since = new Date(now.getTime() - retentionMs)
  return listAnswered(ctx.db, { medium, term }, { since, now })
}

interface Question {
  medium: Medium
  term: string
  lane: Lane
  year?: number
}

/** The storage key of a response: "alone (2020)" for one with a year, as a person might type it. */
function storageTermOf({ term, year }: Question): string {
  return year === undefined ? term : `${term} (${year})`
}

function queryOnce(ctx: SourceQueryContext, source: Source, question: Question): Promise<Fault> {
  const { medium, lane } = question
  const key = `${source.name} ${medium} ${lane} ${storageTermOf(question)}`
  const before = underWay.get(key)
  if (before) return before
  const answer = query(ctx, source, question).finally(() => underWay.delete(key))
  underWay.set(key, answer)
  return answer
}

/** Never throws: a failing source must not affect the others. */
async function query(ctx: SourceQueryContext, source: Source, question: Question): Promise<Fault> {
  const { medium, term, lane, year } = question
  try {
    const found = await (year !== undefined && source.searchOfYear
      ? source.searchOfYear(medium, term, year, lane)
      : source.search(medium, term, lane))
    const settled = await settle(ctx, source, question, found)
    const time = ctx.clock.now()
    const workIds = await storeFound(ctx.db, medium, settled, time)
    const answer = { source: source.name, medium, term: storageTermOf(question), workIds, time }
    await putAnswer(ctx.db, answer)
    return null
  } catch (error) {
    if (!(error instanceof SourceError)) {
      ctx.log.error({ source: source.name, err: error }, 'What a source found could not be stored')
      return 'unstored'
    }
    ctx.log.info({ source: source.name, reason: error.message }, 'A source did not answer a search')
    return error.fault
  }
}

/**
 * Looks up results that may match stored works but lack the deciding facts. Those that cannot be looked
 * up are left out, because the possible match is already shown.
 */
async function settle(
  ctx: SourceQueryContext,
  source: Source,
  { medium, lane }: Question,
  found: readonly WorkFacts[],
): Promise<WorkFacts[]> {
  const unsure = await listUnsure(ctx.db, medium, found)
  const looked = [...unsure].slice(0, settledMax)
  const details = await Promise.all(
    looked.map(async (facts) => [facts, await detailsOf(source, facts, lane)] as const),
  )
  const settled = new Map(details)
  return found.flatMap((facts) => (unsure.has(facts) ? (settled.get(facts) ?? []) : facts))
}

async function detailsOf(source: Source, facts: WorkFacts, lane: Lane): Promise<WorkFacts | null> {
  try {
    return await source.details(facts.medium, facts.externalId, lane)
  } catch (error) {
    if (error instanceof SourceError) return null
    throw error
  }
}
