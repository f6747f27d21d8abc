import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { Medium } from '@medley/contract/values/medium'
import type { Handle } from '../../../db/transaction.ts'
import { paths } from '../../../paths.ts'
import type { ShippedPair } from '../model/build-model.ts'
import { neighboursOfWork } from '../model/neighbours.ts'
import type { NeighbourRow } from '../model/publish.ts'
import { readShippedNeighbours } from '../model/shipped-neighbours.ts'
import { findFilmsByImdb } from './recommendations.build.queries.ts'

const unpack = promisify(gunzip)

/** The pairs that come with the product, of works that the database has. */
export async function listShippedPairs(handle: Handle, medium: Medium): Promise<ShippedPair[]> {
  if (medium !== 'film') return []
  const text = await unpack(await readFile(paths.filmNeighbours))
  const { ids, neighbours } = readShippedNeighbours(text.toString())
  const works = await findFilmsByImdb(handle, ids)
  return ids.flatMap((id, film) => {
    const workId = works.get(id)
    if (workId === undefined) return []
    return neighboursOfWork(neighbours, film).flatMap(({ work, weight }) => {
      const neighbourId = works.get(ids[work] ?? '')
      return neighbourId === undefined ? [] : [{ workId, neighbourId, weight }]
    })
  })
}

/** Films of the database that come first when a member is asked what they have seen, in order. */
export async function listShippedTelling(handle: Handle, medium: Medium): Promise<number[]> {
  if (medium !== 'film') return []
  const ids = readLines(await readFile(paths.tellingFilms, 'utf8'))
  const works = await findFilmsByImdb(handle, ids)
  return [...new Set(ids.flatMap((id) => works.get(id) ?? []))]
}

/** Lines from `#` are comments. */
function readLines(text: string): string[] {
  return text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
}

/** The pairs as rows by work; no member of this instance stands behind them. */
export function rowsOfShipped(pairs: readonly ShippedPair[]): NeighbourRow[] {
  return [...Map.groupBy(pairs, ({ workId }) => workId)].map(([workId, own]) => ({
    workId,
    neighbourIds: own.map(({ neighbourId }) => neighbourId),
    weights: own.map(({ weight }) => weight),
    supports: own.map(() => 0),
  }))
}
