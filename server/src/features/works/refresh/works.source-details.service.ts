import type { Lane } from '../../../catalogue/gate.ts'
import type { Source } from '../../../catalogue/source.ts'
import type { Version } from '../../../catalogue/web/version.ts'
import type { WorkFacts } from '../../../catalogue/work-facts.ts'
import { compareWorks, type HeldWork } from '../duplicates/works.deduplicate.rules.ts'
import type { RefreshedWork } from './works.refresh.queries.ts'

/** How many search results are compared. */
const candidatesMax = 3

/**
 * A source's details of a work, by its id there, by another id that the source knows, or else by title
 * and creators; null if the source does not have the work. Given the version of the stored details, may only report that nothing has
 * changed. Throws a SourceError.
 */
export async function fetchSourceDetails(
  source: Source,
  work: RefreshedWork,
  lane: Lane,
  version: Version | null,
): Promise<WorkFacts | null> {
  const known = work.ids.find((id) => id.source === source.name)
  if (known) return source.details(work.medium, known.id, lane, version)
  const facts = await findByForeignId(source, work, lane)
  return facts ?? findByTitle(source, work, lane)
}

async function findByForeignId(
  source: Source,
  work: RefreshedWork,
  lane: Lane,
): Promise<WorkFacts | null> {
  const { foreignIds = [] } = source
  const [id] = foreignIds.flatMap((name) => work.ids.find((one) => one.source === name) ?? [])
  const found = id && (await source.detailsById?.(work.medium, id, lane))
  if (!found || compareWorks(heldOf(work), found) === 'other') return null
  return source.details(work.medium, found.externalId, lane)
}

const heldOf = (work: RefreshedWork): HeldWork => ({
  ...work,
  sources: work.ids.map((id) => id.source),
})

async function findByTitle(
  source: Source,
  work: RefreshedWork,
  lane: Lane,
): Promise<WorkFacts | null> {
  const held = heldOf(work)
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

/** Book and album titles repeat; the creator distinguishes them. */
function termOf({ medium, title, creators }: RefreshedWork): string {
  const [creator] = creators
  const isShared = medium === 'book' || medium === 'album'
  return isShared && creator !== undefined ? `${title} ${creator}` : title
}

/** The letters and digits of a title, or its symbols if it has neither. */
function keyOf(title: string): string {
  const folded = title.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const letters = folded.replace(/^\s*(the|an?)\s+/, '').replaceAll(/[^\p{L}\p{N}]+/gu, '')
  return letters === '' ? folded : letters
}

const isNamesake = (one: string, other: string) => keyOf(one) === keyOf(other)
