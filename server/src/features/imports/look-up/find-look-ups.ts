import type { Medium } from '@medley/contract/medium'
import type { Source } from '../../../catalogue/source.ts'
import { createYield } from '../../../parsing/yield-to-event-loop.ts'
import type { PlannedItem } from '../plan/plan.queries.ts'
import type { SourceWork } from '../read/record.ts'

/** A work that the sources are to be asked for, by the first item about it. */
export interface LookUp {
  position: number
  medium: Medium
}

/**
 * The works of a plan for which there is no certain match and a source that may know them, each once,
 * by the positions of all items about them.
 */
export async function findLookUps(
  items: readonly PlannedItem[],
  sources: readonly Source[],
): Promise<Map<number, LookUp>> {
  const asked = new Set(sources.flatMap(({ mediums }) => mediums))
  const byWork = new Map<string, LookUp>()
  const byPosition = new Map<number, LookUp>()
  if (asked.size === 0) return byPosition
  const yieldIfDue = createYield()
  for (const { position, item, plannedOutcome } of items) {
    await yieldIfDue()
    if (item.kind !== 'work' || plannedOutcome.question !== 'work') continue
    // What is likeliest decides: nobody asks sources of shows for a diary of films.
    const [medium] = item.work.mediums
    if (medium === undefined || !asked.has(medium)) continue
    const key = keyOf(medium, item.work)
    const lookUp = byWork.get(key) ?? { position, medium }
    byWork.set(key, lookUp)
    byPosition.set(position, lookUp)
  }
  return byPosition
}

/** Two that are asked for with the same words. */
function keyOf(medium: Medium, { title, year, creators }: SourceWork): string {
  return [medium, year, title, creators[0]].join('|').toLowerCase()
}

const termMax = 200

/** What a source is asked for: titles of books and albums repeat, their creators tell them apart. */
export function termOf(medium: Medium, { title, creators }: SourceWork): string {
  const [creator] = creators
  const isShared = medium === 'book' || medium === 'album'
  const term = isShared && creator !== undefined ? `${title} ${creator}` : title
  return [...term].slice(0, termMax).join('')
}

/** The id that a work has at a source, where the file names one that can be asked for. */
export function idAt(source: string, { ids }: SourceWork): string | null {
  const id = ids[source]
  return id !== undefined && /^\w[\w-]{0,99}$/.test(id) ? id : null
}
