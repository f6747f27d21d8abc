import type { Handle } from '../../db/transaction.ts'
import { addMissingWorks } from '../works/works.supplying.service.ts'
import { matchWorks } from './imports.matching.ts'
import { partsOf } from './imports.parts.ts'
import type { ReadFile } from './readers/record.ts'

const worksAtOnce = 500

/**
 * Adds the works of an export of Medley that nothing here is likely to be: an empty Medley begins with
 * them. What is here already is not touched.
 */
export async function supplyWorks(handle: Handle, files: readonly ReadFile[]): Promise<void> {
  const items = files.flatMap(({ medley }) => medley?.items ?? [])
  const matches = await matchWorks(
    handle,
    items.map(({ work }) => work),
  )
  const missing = items.filter((_, place) => {
    const best = matches[place]?.[0]
    return best === undefined || best.sureness === 'possible'
  })
  for (const part of partsOf(missing, worksAtOnce)) {
    await addMissingWorks(
      handle,
      part.map(({ facts }) => facts),
    )
  }
}
