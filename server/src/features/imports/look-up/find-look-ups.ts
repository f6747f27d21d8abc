import type { Medium } from '@medley/contract/values/medium'
import { isIdOf } from '../../../catalogue/source-ids.ts'
import type { Source } from '../../../catalogue/source.ts'
import type { ExternalId } from '../../../catalogue/work-facts.ts'
import type { PlannedItem } from '../plan/plan.queries.ts'
import type { SourceWork } from '@medley/doors/record'

/** A work to query the sources for, identified by the position of its first item. */
export interface LookUp {
  position: number
  medium: Medium
}

/**
 * Collects the look-ups for the works of a plan that have no certain match but a source for their medium. Items
 * about the same work share one, which `lookUpOf` returns.
 */
export function collectLookUps(sources: readonly Source[]) {
  const asked = new Set(sources.flatMap(({ mediums }) => mediums))
  const byWork = new Map<string, LookUp>()
  const lookUpOf = ({ position, item, match }: PlannedItem): LookUp | undefined => {
    if (item.kind !== 'work' || match !== null) return undefined
    // The likeliest one that sources have: a film diary without a source of films may list shows.
    const medium = item.work.mediums.find((one) => asked.has(one))
    if (medium === undefined) return undefined
    const key = keyOf(medium, item.work)
    const lookUp = byWork.get(key) ?? { position, medium }
    byWork.set(key, lookUp)
    return lookUp
  }
  return { lookUpOf, all: () => [...byWork.values()] }
}

/** Equal for works whose queries have the same terms. */
function keyOf(medium: Medium, { title, year, creators }: SourceWork): string {
  return [medium, year, title, creators[0]].join('|').toLowerCase()
}

const termMax = 200

/** Search term for a source. Books and albums share titles often, so theirs include the creator. */
export function termOf(medium: Medium, { title, creators }: SourceWork): string {
  const [creator] = creators
  const isShared = medium === 'book' || medium === 'album'
  const term = isShared && creator !== undefined ? `${title} ${creator}` : title
  return [...term].slice(0, termMax).join('')
}

/** The work's id at a source, if the file has one of the source's form. */
export function idAt(source: string, { ids }: SourceWork): ExternalId | null {
  const id = ids[source]
  return id !== undefined && isIdOf({ source, id }) ? { source, id } : null
}
