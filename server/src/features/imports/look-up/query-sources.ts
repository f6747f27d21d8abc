import type { Sureness } from '@medley/contract/transfer/import-values'
import type { Medium } from '@medley/contract/values/medium'
import { SourceError } from '../../../catalogue/source-error.ts'
import type { Source } from '../../../catalogue/source.ts'
import type { WorkFacts } from '../../../catalogue/work-facts.ts'
import {
  querySource,
  type SourceOutcome,
  type SourceQueryContext,
} from '../../search/search.sources.service.ts'
import { storeFound } from '../../works/duplicates/works.deduplicate.service.ts'
import { idAt, termOf } from './find-look-ups.ts'
import { matchWorks } from '../match/match-works.ts'
import type { SourceWork } from '@medley/doors/record'

/**
 * Queries the sources for a work and stores the results: by id, ISBN, title and year, then title. Stops
 * at a certain match. Sources of a second medium are queried only if all sources of the first answered
 * without a match. Returns the outcomes of the queries; none for a certain match.
 */
export async function querySources(
  ctx: SourceQueryContext,
  work: SourceWork,
): Promise<SourceOutcome[]> {
  const outcomes: SourceOutcome[] = []
  for (const [index, medium] of work.mediums.entries()) {
    if (index > 0 && outcomes.some((one) => one !== 'answered')) break
    for (const query of queriesOf(ctx, medium, work)) {
      const sureness = await findSureness(ctx, work)
      if (sureness === 'certain') return []
      if (sureness === 'likely' && index > 0) return outcomes
      outcomes.push(await query())
    }
  }
  return (await findSureness(ctx, work)) === 'certain' ? [] : outcomes
}

async function findSureness(
  { db }: SourceQueryContext,
  work: SourceWork,
): Promise<Sureness | undefined> {
  const [[best] = []] = await matchWorks(db, [work], { userId: null })
  return best?.sureness
}

type Query = () => Promise<SourceOutcome>

function queriesOf(ctx: SourceQueryContext, medium: Medium, work: SourceWork): Query[] {
  const sources = ctx.catalogue.sources.filter(({ mediums }) => mediums.includes(medium))
  const ofEach = (queryOf: (source: Source) => Query | undefined) =>
    sources.flatMap((source) => queryOf(source) ?? [])
  const { isbn } = work.ids
  const year = work.year ?? undefined
  const q = termOf(medium, work)
  const byId = ofEach((source) => queryById(ctx, source, medium, work))
  if (work.isNameless) return byId
  return [
    ...byId,
    ...(medium === 'book' && isbn !== undefined
      ? ofEach((source) => () => querySource(ctx, source, { medium, q: `isbn:${isbn}` }))
      : []),
    // The year goes first: results of all years for a frequent title may not include the work.
    ...ofEach((source) =>
      source.searchOfYear && year !== undefined
        ? () => querySource(ctx, source, { medium, q, year })
        : undefined,
    ),
    ...ofEach((source) => () => querySource(ctx, source, { medium, q })),
  ]
}

/** A query by the work's id at the source, else by another id that the source knows. */
function queryById(
  ctx: SourceQueryContext,
  source: Source,
  medium: Medium,
  work: SourceWork,
): Query | undefined {
  const { detailsById, foreignIds = [] } = source
  const own = idAt(source.name, work)
  const store = (answer: Promise<WorkFacts | null>) =>
    storeFacts(
      ctx,
      source,
      medium,
      answer.then((facts) => (facts ? [facts] : [])),
    )
  if (own) return () => store(source.details(medium, own.id, 'batch'))
  const [foreign] = foreignIds.flatMap((name) => idAt(name, work) ?? [])
  if (!foreign || !detailsById) return undefined
  return () => store(detailsById(medium, foreign, 'batch'))
}

/** Stores what a source answers to a query by id. */
export async function storeFacts(
  ctx: SourceQueryContext,
  source: Source,
  medium: Medium,
  answer: Promise<WorkFacts[]>,
): Promise<SourceOutcome> {
  try {
    await storeFound(ctx.db, medium, await answer, ctx.clock.now())
    return 'answered'
  } catch (error) {
    if (!(error instanceof SourceError)) throw error
    ctx.log.info({ source: source.name, reason: error.message }, 'A source did not tell of a work')
    return error.isTheirs ? 'failed' : 'later'
  }
}
