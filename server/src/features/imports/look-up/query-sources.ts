import type { Sureness } from '@medley/contract/imports'
import type { Medium } from '@medley/contract/medium'
import { SourceError } from '../../../catalogue/source-error.ts'
import type { Source } from '../../../catalogue/source.ts'
import type { WorkFacts } from '../../../catalogue/work-facts.ts'
import { askForJob, type Asking, type Told } from '../../search/search.asking.service.ts'
import { storeFound } from '../../works/works.deduplicate.service.ts'
import { idAt, termOf } from './find-look-ups.ts'
import { matchWorks } from '../match/match-works.ts'
import type { SourceWork } from '../read/record.ts'

/**
 * Asks the sources for a work: by the id it has there, by its ISBN, by its title (of its year at first). Ends as soon as it is
 * sure which work is meant; where it may be of another medium, that one is asked only when all sources
 * of the first have answered and nothing fits. What is found is stored. Says of each question that
 * mattered how it fared.
 */
export async function querySources(ctx: Asking, work: SourceWork): Promise<Told[]> {
  const told: Told[] = []
  for (const [place, medium] of work.mediums.entries()) {
    if (place > 0 && told.some((one) => one !== 'answered')) break
    for (const ask of questionsOf(ctx, medium, work)) {
      const sureness = await findSureness(ctx, work)
      if (sureness === 'certain') return []
      if (sureness === 'likely' && place > 0) return told
      told.push(await ask())
    }
  }
  return (await findSureness(ctx, work)) === 'certain' ? [] : told
}

async function findSureness({ db }: Asking, work: SourceWork): Promise<Sureness | undefined> {
  const [[best] = []] = await matchWorks(db, [work], { similarToo: false })
  return best?.sureness
}

type Question = () => Promise<Told>

function questionsOf(ctx: Asking, medium: Medium, work: SourceWork): Question[] {
  const sources = ctx.catalogue.sources.filter(({ mediums }) => mediums.includes(medium))
  const askAll = (ask: (source: Source) => Question | undefined) =>
    sources.flatMap((source) => ask(source) ?? [])
  const { isbn } = work.ids
  const year = work.year ?? undefined
  const q = termOf(medium, work)
  return [
    ...askAll((source) => questionById(ctx, source, medium, work)),
    ...(medium === 'book' && isbn !== undefined
      ? askAll((source) => () => askForJob(ctx, source, { medium, q: `isbn:${isbn}` }))
      : []),
    // Of a frequent title the first works of all years need not hold the one of this year.
    ...askAll((source) =>
      source.searchOfYear && year !== undefined
        ? () => askForJob(ctx, source, { medium, q, year })
        : undefined,
    ),
    ...askAll((source) => () => askForJob(ctx, source, { medium, q })),
  ]
}

/** By its id there, else by that at IMDb. */
function questionById(
  ctx: Asking,
  source: Source,
  medium: Medium,
  work: SourceWork,
): Question | undefined {
  const { detailsByImdb } = source
  const [own, imdb] = [idAt(source.name, work), idAt('imdb', work)]
  if (own !== null)
    return () => storeTold(ctx, source, medium, source.details(medium, own, 'batch'))
  if (imdb === null || !detailsByImdb) return undefined
  return () => storeTold(ctx, source, medium, detailsByImdb(medium, imdb, 'batch'))
}

async function storeTold(
  ctx: Asking,
  source: Source,
  medium: Medium,
  told: Promise<WorkFacts | null>,
): Promise<Told> {
  try {
    const facts = await told
    await storeFound(ctx.db, medium, facts ? [facts] : [], ctx.clock.now())
    return 'answered'
  } catch (error) {
    if (!(error instanceof SourceError)) throw error
    ctx.log.info({ source: source.name, reason: error.message }, 'A source did not tell of a work')
    return error.isTheirs ? 'failed' : 'later'
  }
}
