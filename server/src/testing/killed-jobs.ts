import type { Moment } from './dying.ts'
import type { TestApp } from './harness.ts'
import type { SourceServer } from './source-server.ts'

export interface Scene {
  app: TestApp
  /** A source that speaks like TMDB, in service. */
  server: SourceServer
}

/** A kind of job in the middle of which a worker is killed. */
export interface KilledJob {
  kind: string
  /** When; each is a test of its own. */
  moments: readonly Moment[]
  /** Asks for a job; answers what looks whether all of it was done, and nothing twice. */
  begin(scene: Scene): Promise<(moment: Moment) => Promise<void>>
}

export const before = (statement: string, nth = 1): Moment => ({ statement, nth })

export function nameOf(moment: Moment): string {
  if (moment === 'end') return 'when all is done, and the queue has not heard of it'
  const which = moment.nth === 1 ? '' : ` no. ${moment.nth}`
  if ('letter' in moment) return `${moment.letter} a letter${which} was handed over`
  return `before "${moment.statement}"${which}`
}
