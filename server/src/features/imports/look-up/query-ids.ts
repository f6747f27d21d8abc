import type { Medium } from '@medley/contract/values/medium'
import type { ExternalId } from '../../../catalogue/work-facts.ts'
import type { SourceOutcome, SourceQueryContext } from '../../search/search.sources.service.ts'
import { idAt } from './find-look-ups.ts'
import type { OpenLookUp } from './look-up.queries.ts'
import { storeFacts } from './query-sources.ts'

interface Identified {
  position: number
  mediums: readonly Medium[]
  id: ExternalId
}

/**
 * Queries the sources that find many works by their ids in one call, and stores the results. Returns the
 * outcomes by position; works without such an id have none.
 */
export async function queryIds(
  ctx: SourceQueryContext,
  lookUps: readonly Pick<OpenLookUp, 'position' | 'work'>[],
): Promise<Map<number, SourceOutcome>> {
  const outcomes = new Map<number, SourceOutcome>()
  for (const source of ctx.catalogue.sources) {
    const { batchIds = [], detailsByIds } = source
    if (!detailsByIds) continue
    let open = lookUps.flatMap(({ position, work }): Identified[] => {
      const [id] = batchIds.flatMap((name) => idAt(name, work) ?? [])
      return id ? [{ position, mediums: work.mediums, id }] : []
    })
    for (const medium of new Set(open.flatMap(({ mediums }) => mediums))) {
      const asked = open.filter(({ mediums }) => mediums.includes(medium))
      if (asked.length === 0) continue
      const answer = detailsByIds(
        medium,
        asked.map(({ id }) => id),
        'batch',
      )
      const outcome = await storeFacts(ctx, source, medium, answer)
      const found = outcome === 'answered' ? (await answer).flatMap(({ ids = [] }) => ids) : []
      const isFound = ({ id }: Identified) =>
        found.some((one) => one.source === id.source && one.id === id.id)
      for (const { position } of asked) {
        outcomes.set(position, worseOf(outcomes.get(position), outcome))
      }
      for (const { position } of asked.filter(isFound)) outcomes.set(position, 'answered')
      open = open.filter((one) => !asked.includes(one) || !isFound(one))
    }
  }
  return outcomes
}

const worseOf = (one: SourceOutcome | undefined, other: SourceOutcome): SourceOutcome =>
  one === undefined || one === 'answered' ? other : one
