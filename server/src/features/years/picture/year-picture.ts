import type { PictureFormat } from '@medley/contract/library/years'
import type { CoverFacts } from '../../../drawing/draw-cover.ts'

/** The part of a picture beside its words. */
export type Art =
  | { kind: 'cover'; work: CoverFacts }
  | { kind: 'row'; works: readonly CoverFacts[] }
  | { kind: 'faces'; works: readonly CoverFacts[] }
  | {
      kind: 'months'
      /** Works of each month. */
      months: readonly number[]
      busiest: number
      initials: readonly string[]
      works: readonly CoverFacts[]
    }

/** A scene, with its texts in their language. */
export interface YearPicture {
  format: PictureFormat
  /** The name of the scene. */
  name: string
  heading: string
  /** A number, written as large as it fits. */
  isHuge: boolean
  lines: readonly string[]
  words: string | null
  ratings: readonly { rating: number; text: string; label: string }[]
  art: Art
  /** Whose year it is. */
  owner: string
}

export interface Box {
  x: number
  y: number
  width: number
  height: number
}
