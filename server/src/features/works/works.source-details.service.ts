import type { Lane } from '../../catalogue/gate.ts'
import type { Source } from '../../catalogue/source.ts'
import type { Version } from '../../catalogue/web/version.ts'
import type { WorkFacts } from '../../catalogue/work-facts.ts'
import { compareWorks, type HeldWork } from './works.deduplicate.rules.ts'
import type { RefreshedWork } from './works.refresh.queries.ts'

/** How many results of a search are looked at closely. */
const candidatesMax = 3

/**
 * Everything a source knows of a work: by the id it has there, else by its title and creators. Null
 * where the source does not know it. With the version our details are of, that nothing has changed
 * may be all it tells. Throws a SourceError.
 */
export async function askForDetails(
  source: Source,
  work: RefreshedWork,
  lane: Lane,
  version: Version | null,
): Promise<WorkFacts | null> {
  const known = work.ids.find((id) => id.source === source.name)
  if (known) return source.details(work.medium, known.id, lane, version)
  return findByTitle(source, work, lane)
}

async function findByTitle(
  source: Source,
  work: RefreshedWork,
  lane: Lane,
): Promise<WorkFacts | null> {
  const held: HeldWork = { ...work, sources: work.ids.map((id) => id.source) }
  const found = await source.search(work.medium, termOf(work), lane)
  const likely = found.filter(
    (one) => isNamesake(one.title, work.title) && compareWorks(held, one) !== 'other',
  )
  for (const one of likely.slice(0, candidatesMax)) {
    const facts = await source.details(work.medium, one.externalId, lane)
    if (facts && compareWorks(held, facts) === 'same') return facts
  }
  return null
}

/** Titles of books and albums repeat; the creator tells them apart. */
function termOf({ medium, title, creators }: RefreshedWork): string {
  const [creator] = creators
  const isShared = medium === 'book' || medium === 'album'
  return isShared && creator !== undefined ? `${title} ${creator}` : title
}

/** The letters and digits of a title; of one made of signs only, the signs. */
function keyOf(title: string): string {
  const folded = title.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const letters = folded.replace(/^\s*(the|an?)\s+/, '').replaceAll(/[^\p{L}\p{N}]+/gu, '')
  return letters === '' ? folded : letters
}

const isNamesake = (one: string, other: string) => keyOf(one) === keyOf(other)
