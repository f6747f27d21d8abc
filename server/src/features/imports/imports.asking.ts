import type { Sureness } from '@medley/contract/imports'
import type { Medium } from '@medley/contract/medium'
import { SourceError } from '../../catalogue/source-error.ts'
import type { Source } from '../../catalogue/source.ts'
import { askForJob, type Asking, type Told } from '../search/search.asking.service.ts'
import { storeFound } from '../works/works.folding.service.ts'
import { idAt, termOf } from './imports.look-ups.ts'
import { matchWorks } from './imports.matching.ts'
import type { SourceWork } from './readers/record.ts'

/**
 * Asks the sources for a work: by the id it has there, by its ISBN, by its title. Ends as soon as it is
 * sure which work is meant; where it may be of another medium, that one is asked only when all sources
 * of the first have answered and nothing fits. What is found is stored. Says of each question that
 * mattered how it fared.
 */
export async function askForWork(ctx: Asking, work: SourceWork): Promise<Told[]> {
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
  const byId = sources.flatMap((source): Question[] => {
    const id = idAt(source.name, work)
    return id === null ? [] : [() => askById(ctx, source, medium, id)]
  })
  const { isbn } = work.ids
  const terms = [...(medium === 'book' && isbn ? [`isbn:${isbn}`] : []), termOf(medium, work)]
  const byTerm = terms.flatMap((term) =>
    sources.map((source) => () => askForJob(ctx, source, medium, term)),
  )
  return [...byId, ...byTerm]
}

async function askById(ctx: Asking, source: Source, medium: Medium, id: string): Promise<Told> {
  try {
    const facts = await source.details(medium, id, 'batch')
    await storeFound(ctx.db, medium, facts ? [facts] : [], ctx.clock.now())
    return 'answered'
  } catch (error) {
    if (!(error instanceof SourceError)) throw error
    ctx.log.info({ source: source.name, reason: error.message }, 'A source did not tell of a work')
    return error.isTheirs ? 'failed' : 'later'
  }
}
