import { cutText } from '@medley/contract/values/text-cuts'
import type { Logger } from 'pino'
import type { PoolWatch } from '../db/pool-watch.ts'
import { runningWork } from './running-work.ts'

const textMax = 1_000

/**
 * Adds waits and statements to the running work, and logs those that took at least `slowMs`: in requests as a
 * warning, elsewhere as information, since jobs may take their time. Texts of statements hold no values.
 */
export function recordStatements(pool: PoolWatch, log: Logger, slowMs: number): void {
  pool.observe({
    waited(ms) {
      const work = runningWork()
      if (work) work.poolMs += ms
    },
    ran({ ms, text, loopDelayMs }) {
      const work = runningWork()
      if (work) {
        work.statements += 1
        work.statementMs += ms
      }
      if (ms < slowMs) return
      const level = work && work.names.job === undefined ? 'warn' : 'info'
      const statement = cutText(text.replaceAll(/\s+/g, ' ').trim(), textMax)
      const times = { ms: Math.round(ms), loopDelayMs: Math.round(loopDelayMs) }
      log[level]({ ...times, statement }, 'A statement was slow')
    },
  })
}
