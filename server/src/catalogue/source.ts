import type { Medium } from '@medley/contract/values/medium'
import type { Lane } from './gate.ts'
import type { Version } from './web/version.ts'
import type { ExternalId, WorkFacts } from './work-facts.ts'

/** True if a source has facts about works of a medium. */
export const hasFactsAbout = ({ mediums, addsTo = [] }: Source, medium: Medium): boolean =>
  mediums.includes(medium) || addsTo.includes(medium)

/** A work that changed at a source. */
export interface Changed {
  externalId: string
  /** Null if the source does not tell. */
  time: Date | null
}

/** A network source of works of some mediums. Every call may throw a SourceError. */
export interface Source {
  /** Name stored in the database. */
  name: string
  mediums: readonly Medium[]
  /** Mediums that it is not searched for, but has facts about. */
  addsTo?: readonly Medium[]
  /** First page of search results in the source's order; with fewer facts than details. */
  search(medium: Medium, term: string, lane: Lane): Promise<WorkFacts[]>
  /** Search restricted to one year; absent if the source does not support it. */
  searchOfYear?: (medium: Medium, term: string, year: number, lane: Lane) => Promise<WorkFacts[]>
  /** Further kinds of ids by which the source finds a work, best first. */
  foreignIds?: readonly string[]
  /** Facts by an id of one of these kinds. */
  detailsById?: (medium: Medium, id: ExternalId, lane: Lane) => Promise<WorkFacts | null>
  /** Kinds of ids by which the source finds many works in one call, best first. */
  batchIds?: readonly string[]
  /** Facts by ids of one of these kinds; works that the source does not know are left out. */
  detailsByIds?: (medium: Medium, ids: readonly ExternalId[], lane: Lane) => Promise<WorkFacts[]>
  /**
   * Everything the source knows about a work, or null if it does not know it. Given the stored version,
   * it may answer that nothing has changed.
   */
  details(
    medium: Medium,
    externalId: string,
    lane: Lane,
    version?: Version | null,
  ): Promise<WorkFacts | null>
  /**
   * The facts that may be new of a work, in the fewest calls: its date, status and entries. 'unchanged' at the given version. Absent
   * where the details are as cheap.
   */
  renew?: (
    medium: Medium,
    externalId: string,
    lane: Lane,
    version: Version | null,
  ) => Promise<WorkFacts | 'unchanged' | null>
  /** The mediums whose changes it lists, with the number of works from which that takes fewer calls than each of them. */
  listsChanges?: Partial<Record<Medium, number>>
  /** All works of a medium that changed since a time; null if the source does not list them so far back. */
  changedSince?: (medium: Medium, since: Date, lane: Lane) => Promise<readonly Changed[] | null>
}
