import type { PoolWatch } from '../db/pool-watch.ts'
import type { Lateness } from './lateness.ts'
import type { LoopDelay } from './loop-delay.ts'

/** How busy this process is. */
export interface Load {
  pool: PoolWatch
  loop: LoopDelay
  /** How late it is, which decides what calls are refused; null where all are served. */
  lateness: Pick<Lateness, 'level'> | null
}
