import type { Page } from '@playwright/test'
import type { DemoIds } from './demo-ids.ts'

/** One picture: the viewer, the path, and the actions before it is taken. */
export interface ScreenPicture {
  name: string
  /** A demo member, or null for a visitor. */
  as: string | null
  path: (ids: DemoIds) => string
  arrange?: (page: Page) => Promise<void>
  /** Calls whose path starts with this fail. */
  broken?: readonly string[]
  /** The whole page instead of the visible part. */
  whole?: true
}

export const stay = (path: string) => () => path
