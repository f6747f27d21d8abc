import type { Medium } from '@medley/contract/medium'
import type { Lane } from './gate.ts'
import type { Version } from './web/version.ts'
import type { WorkFacts } from './work-facts.ts'

/** Knows works of some mediums. Every call may throw a SourceError. */
export interface Source {
  /** As it stands in the database. */
  name: string
  mediums: readonly Medium[]
  /** The first works the source finds, in its own order; fewer facts than details have. */
  search(medium: Medium, term: string, lane: Lane): Promise<WorkFacts[]>
  /** The same among the works of one year; absent where the source cannot be asked so. */
  searchOfYear?: (medium: Medium, term: string, year: number, lane: Lane) => Promise<WorkFacts[]>
  /** As details, by the work's id at IMDb; absent where the source cannot be asked so. */
  detailsByImdb?: (medium: Medium, imdbId: string, lane: Lane) => Promise<WorkFacts | null>
  /**
   * Everything the source knows of a work, or null where it knows no such work. Shown the version
   * that was told before, it may answer that nothing has changed.
   */
  details(
    medium: Medium,
    externalId: string,
    lane: Lane,
    version?: Version | null,
  ): Promise<WorkFacts | null>
}
