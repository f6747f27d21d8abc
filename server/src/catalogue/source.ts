import type { Medium } from '@medley/contract/medium'
import type { WorkFacts } from './work-facts.ts'

/** Asks a source what it knows; whoever asks says how long they can wait. */
export interface Source {
  /** As it stands in the database. */
  name: string
  /** Everything the source knows of a work, or null where it knows no such work. */
  details(medium: Medium, externalId: string): Promise<WorkFacts | null>
}
