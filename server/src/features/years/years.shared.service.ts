import type { CoveredWork } from '@medley/contract/values/shapes'
import type { Context } from '../../context.ts'
import { sumsOf } from './scenes/years.scenes.service.ts'
import { listFaces } from './scenes/years.scenes.queries.ts'
import { requireYear } from './years.service.ts'
import type { YearOf } from './years.visibility.ts'

/** A published year as visitors see it, in short. */
export interface SharedYear {
  year: number
  works: number
  covers: CoveredWork[]
}

/** The facts of a year for link cards. Throws `year_not_found` unless visitors may open it. */
export async function showSharedYear({ db }: Context, year: YearOf): Promise<SharedYear> {
  await requireYear(db, null, year)
  const [sums, covers] = await Promise.all([
    sumsOf(db, null, year),
    listFaces(db, null, year, { limit: 5 }),
  ])
  return { year: year.year, works: sums.works, covers }
}
