import type {
  ColumnMeaning,
  StatusMeaning,
  TableMapping,
} from '@medley/contract/transfer/import-tables'
import type { Medium } from '@medley/contract/values/medium'
import type { ProgressState } from '@medley/contract/library/progress'
import type { DateReading } from '../parsing/written-dates.ts'
import type { Row } from '../file-reader.ts'
import type { SourceRating } from '../record.ts'

/** How the rows of a table are read. */
export interface RowReading {
  mapping: TableMapping
  /** The names of the columns with a meaning. */
  names: (meaning: ColumnMeaning) => string[]
  /** The columns as messages name them. */
  titleOf: ReadonlyMap<string, string>
  dates: DateReading
  areInverted: boolean
  /** By their names, days and a status are those of watching, reading or hearing, and texts opinions. */
  tells: { day: boolean; status: boolean; text: boolean }
  /** Seasons and episodes are places in shows, not what a row is about. */
  hasPlaces: boolean
  statuses: ReadonlyMap<string, StatusMeaning>
  mediums: ReadonlyMap<string, Medium | null>
  /** The lists so far: their titles by their keys. */
  lists: Map<string, string>
  /** How many rows so far are about the same work and day. */
  sameDays: Map<string, number>
  /** Rows so far of which nothing says whether they are finished. They are kept, without a mark, for a preview. */
  untold: { count: number; isKept: boolean }
}

/** The statements of a row about its work. */
export interface Said {
  status: StatusMeaning
  /** The row says that it is not so. */
  isDenied: boolean
  rating: SourceRating | null
  text: string | null
  spoiler: boolean
  /** YYYY-MM-DD, YYYY-MM or YYYY. */
  day: string | null
  tags: string[]
}

export const oneCell = (row: Row, { names }: RowReading, meaning: ColumnMeaning) =>
  row.cell(...names(meaning))

export const isProgress = (status: StatusMeaning): status is ProgressState =>
  status === 'going' || status === 'paused' || status === 'stopped'
