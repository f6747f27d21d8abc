import { gzipSync, gunzipSync } from 'node:zlib'
import { itemWeights } from '../../server/src/features/recommendations/model/items.ts'
import type { LikedWorks } from '../../server/src/features/recommendations/model/liked-works.ts'
import type { Neighbours } from '../../server/src/features/recommendations/model/neighbours.ts'
import { strongestPairs } from '../../server/src/features/recommendations/model/pairs.ts'
import {
  readShippedNeighbours,
  type ShippedNeighbours,
  writeShippedNeighbours,
} from '../../server/src/features/recommendations/model/shipped-neighbours.ts'

/** Suits few likes per film. */
const alpha = 0.5
/** The ratings are public, so that a pair may rest on two people; on fewer it is chance. */
const limits = { count: 50, fewest: 2 }

/** The file for the product: packed text, after the lines of a notice. */
export function packShipped(liked: LikedWorks, ids: string[], notice: string): Buffer {
  const neighbours = neighboursToShip(liked)
  const comments = notice.replaceAll(/^/gm, '# ')
  return gzipSync(`${comments}\n${writeShippedNeighbours({ ids, neighbours })}`, { level: 9 })
}

/** The strongest targets of each film: what is like it. */
export function neighboursToShip(liked: LikedWorks): Neighbours {
  return strongestPairs(liked, { weightOf: itemWeights(liked, alpha), ...limits })
}

/** As the product reads it. */
export function unpackShipped(file: Buffer): ShippedNeighbours {
  return readShippedNeighbours(gunzipSync(file).toString())
}
