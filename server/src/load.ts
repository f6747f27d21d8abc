import type { PoolWatch } from './db/pool-watch.ts'
import type { LoopDelay } from './loop-delay.ts'

/** How busy this process is. */
export interface Load {
  pool: PoolWatch
  loop: LoopDelay
}
