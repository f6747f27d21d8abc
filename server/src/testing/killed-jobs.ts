import type { Moment } from './dying.ts'
import type { TestApp } from './harness.ts'
import type { SourceServer } from './servers/source-server.ts'

export interface JobScene {
  app: TestApp
  /** An enabled source that imitates TMDB. */
  server: SourceServer
}

/** A kind of job during which a worker is killed. */
export interface KilledJob {
  kind: string
  /** The moments of death, one test each. */
  moments: readonly Moment[]
  /** Enqueues a job and returns a check that all its work was done exactly once. */
  begin(scene: JobScene): Promise<(moment: Moment) => Promise<void>>
}

/** Where the source names the newest release. */
export const releasePath = '/newest.json'

export const before = (statement: string, nth = 1): Moment => ({ statement, nth })

export function nameOf(moment: Moment): string {
  if (moment === 'end') return 'when all is done, and the queue has not heard of it'
  const which = moment.nth === 1 ? '' : ` no. ${moment.nth}`
  if ('letter' in moment) return `${moment.letter} a letter${which} was handed over`
  return `before "${moment.statement}"${which}`
}
