import type { DemoName } from './demo-people.ts'

/** A review in the demo data. */
export interface DemoReview {
  by: DemoName
  /** Title of a work on the starter shelf; `creator` resolves ambiguous titles. */
  title: string
  creator?: string
  rating: number
  daysAgo: number
  text: string
  spoiler?: true
  likedBy?: readonly DemoName[]
  comments?: readonly (readonly [by: DemoName, text: string])[]
}

/** A rating without a text. */
export type DemoRating = readonly [by: DemoName, title: string, rating: number, daysAgo: number]
