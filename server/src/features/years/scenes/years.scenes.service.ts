import { mediums } from '@medley/contract/values/medium'
import type { Scenes } from '@medley/contract/library/years'
import type { Viewer } from '../../../actor.ts'
import type { Handle } from '../../../db/transaction.ts'
import { findShared } from './years.person.queries.ts'
import { listRated } from './years.rated.queries.ts'
import { listFaces, listMediumSums, listMonths } from './years.scenes.queries.ts'
import { busiestOf, chooseRated } from './years.scenes.rules.ts'
import { toRated, toShared, toSurprise } from '../years.view.ts'
import type { YearOf } from '../years.visibility.ts'

const facesMax = 24
const coversMax = 6

/** The scenes of a year as its viewer may see them. */
export async function scenesOf(
  handle: Handle,
  viewer: Viewer,
  year: YearOf,
  hasPictures: boolean,
): Promise<Scenes> {
  const [sums, month, faces, rated, shared] = await Promise.all([
    sumsOf(handle, viewer, year),
    monthOf(handle, viewer, year),
    listFaces(handle, viewer, year, { limit: facesMax }),
    listRated(handle, viewer, year),
    findShared(handle, viewer, year, coversMax),
  ])
  const { surprise, best, worst } = chooseRated(rated)
  const isOwn = viewer?.id === year.userId
  return {
    number: {
      ...sums,
      covers: spread(faces, coversMax),
      hasPicture: hasPictures,
    },
    month: month && { ...month, hasPicture: hasPictures },
    faces: { covers: faces, hasPicture: hasPictures && faces.length > 0 },
    surprise: surprise && toSurprise(surprise, hasPictures),
    person: shared ? toShared(shared, { isOwn, hasPictures }) : null,
    worst: worst && toRated(worst, hasPictures),
    best: best && toRated(best, hasPictures),
  }
}

/** The works, minutes and pages of a year; a work has one medium. */
export async function sumsOf(handle: Handle, viewer: Viewer, year: YearOf) {
  const rows = await listMediumSums(handle, viewer, year)
  const total = (of: 'works' | 'minutes' | 'pages') => rows.reduce((sum, row) => sum + row[of], 0)
  return {
    works: total('works'),
    minutes: total('minutes'),
    pages: total('pages'),
    mediums: mediums.flatMap((medium) => {
      const row = rows.find((one) => one.medium === medium)
      return row ? [{ medium, works: row.works }] : []
    }),
  }
}

async function monthOf(handle: Handle, viewer: Viewer, year: YearOf) {
  const busiest = busiestOf(await listMonths(handle, viewer, year))
  if (!busiest) return null
  const { month } = busiest
  return { ...busiest, covers: await listFaces(handle, viewer, year, { month, limit: coversMax }) }
}

/** So many of some things, evenly spread. */
function spread<T>(all: readonly T[], count: number): T[] {
  return all.filter(
    (_, i) => Math.floor(((i + 1) * count) / all.length) > Math.floor((i * count) / all.length),
  )
}
