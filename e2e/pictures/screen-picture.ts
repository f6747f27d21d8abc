import type { Page } from '@playwright/test'
import type { DemoIds } from './demo-ids.ts'

/** One picture: whose eyes, which address, and what is done there before it is taken. */
export interface ScreenPicture {
  name: string
  /** A person of the demonstration, or null for a visitor. */
  as: string | null
  path: (ids: DemoIds) => string
  arrange?: (page: Page) => Promise<void>
  /** Calls whose path starts so are not answered. */
  broken?: readonly string[]
  /** The whole page instead of what fits the window. */
  whole?: true
}

export const stay = (path: string) => () => path
