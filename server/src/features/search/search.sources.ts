import type { Medium } from '@medley/contract/medium'
import type { Source } from '../../catalogue/source.ts'
import type { WorkFacts } from '../../catalogue/work-facts.ts'
import { SourceError } from '../../catalogue/source-error.ts'
import type { Context } from '../../context.ts'
import { listUnsure, storeFound } from '../works/works.folding.service.ts'
import { listAnswered, putAnswer } from './search.lists.queries.ts'

const keptMs = 24 * 60 * 60_000
const termMin = 2
/** How many results of one search are looked at closely to tell them from works we hold. */
const settledMax = 3

/** Searches under way in this process: who asks the same waits with the first. */
const underWay = new Map<string, Promise<boolean>>()

/** Two ways of writing one question. */
export function termOf(q: string): string {
  return q.toLowerCase().replaceAll(/\s+/g, ' ').trim()
}

/**
 * Asks the sources of a medium for a term, unless they were asked lately, and stores what they find.
 * Waits a moment for those that are well; what comes later is there the next time. Answers whether
 * one of them failed to answer.
 */
export async function askSources(ctx: Context, medium: Medium, q: string): Promise<boolean> {
  const term = termOf(q)
  const sources = ctx.catalogue.sources.filter((source) => source.mediums.includes(medium))
  if (sources.length === 0 || term.length < termMin) return false
  const since = new Date(ctx.clock.now().getTime() - keptMs)
  const [answered, health] = await Promise.all([
    listAnswered(ctx.db, { medium, term }, since),
    ctx.catalogue.health(),
  ])
  const stateOf = new Map(health.map(({ name, state }) => [name, state]))
  const asked = sources.filter(({ name }) => !answered.has(name) && stateOf.get(name) !== 'resting')
  const answers = asked.map((source) => ({
    // One that failed is tried again, but nobody waits for it.
    isAwaited: stateOf.get(source.name) === 'ok',
    answer: askOnce(ctx, source, medium, term),
  }))
  const awaited = answers.filter(({ isAwaited }) => isAwaited)
  const came = await Promise.all(awaited.map(({ answer }) => withinPatience(ctx, answer)))
  return came.includes(false)
}

/** Whether the source answered in time. */
async function withinPatience(ctx: Context, answer: Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), ctx.catalogue.patienceMs)
  })
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}

function askOnce(ctx: Context, source: Source, medium: Medium, term: string): Promise<boolean> {
  const key = `${source.name} ${medium} ${term}`
  const before = underWay.get(key)
  if (before) return before
  const answer = ask(ctx, source, medium, term).finally(() => underWay.delete(key))
  underWay.set(key, answer)
  return answer
}

/** False for a source that failed. Never throws: a source that fails concerns itself alone. */
async function ask(ctx: Context, source: Source, medium: Medium, term: string): Promise<boolean> {
  try {
    const found = await source.search(medium, term, 'interactive')
    const settled = await settle(ctx, source, medium, found)
    const time = ctx.clock.now()
    const workIds = await storeFound(ctx.db, medium, settled, time)
    await putAnswer(ctx.db, { source: source.name, medium, term, workIds, time })
    return true
  } catch (error) {
    if (!(error instanceof SourceError)) {
      ctx.log.error({ source: source.name, err: error }, 'What a source found could not be stored')
      return false
    }
    ctx.log.info({ source: source.name, reason: error.message }, 'A source did not answer a search')
    // That it may not be asked just now is no failure of its own.
    return error.fault === 'busy'
  }
}

/**
 * Results that may be works we hold, but lack what would tell, are looked up; those that cannot be
 * are left out, since what they may be is shown already.
 */
async function settle(
  ctx: Context,
  source: Source,
  medium: Medium,
  found: readonly WorkFacts[],
): Promise<WorkFacts[]> {
  const unsure = await listUnsure(ctx.db, medium, found)
  const looked = [...unsure].slice(0, settledMax)
  const details = await Promise.all(
    looked.map(async (facts) => [facts, await detailsOf(source, facts)] as const),
  )
  const settled = new Map(details)
  return found.flatMap((facts) => (unsure.has(facts) ? (settled.get(facts) ?? []) : facts))
}

async function detailsOf(source: Source, facts: WorkFacts): Promise<WorkFacts | null> {
  try {
    return await source.details(facts.medium, facts.externalId, 'interactive')
  } catch (error) {
    if (error instanceof SourceError) return null
    throw error
  }
}
