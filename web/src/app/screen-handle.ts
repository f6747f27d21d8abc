import type { Params } from 'react-router'

/** A visit to a route. */
export interface Visit {
  params: Params
  /** The query string. */
  search: string
}

/** What the app knows of a route besides its component. */
export interface ScreenHandle {
  /** Loads the code of the screen. */
  load: () => Promise<unknown>
  /** Starts fetching the first data, at each visit. */
  enter?: (visit: Visit) => void
}

/** The handle of the screen among the matches of a location. */
export function handleOf(
  matches: readonly { route: { handle?: unknown } }[] | null,
): ScreenHandle | undefined {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- handles are made in `router.tsx` only
  return matches?.at(-1)?.route.handle as ScreenHandle | undefined
}
