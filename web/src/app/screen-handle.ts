import type { Params, RouteMatch } from '../lib/router/match-routes.ts'
/** A visit to a route. */
export interface Visit {
  params: Params
  /** The query string. */
  search: string
}

/** Properties of a route besides its component. */
export interface ScreenHandle {
  /** Loads the code of the screen. */
  load: () => Promise<unknown>
  /** Starts fetching the first data, at each visit. */
  enter?: (visit: Visit) => void
}

/** The handle of the screen that a path leads to. */
export function handleOf(match: RouteMatch | null): ScreenHandle | undefined {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- handles are made in `router.tsx` only
  return match?.routes.at(-1)?.handle as ScreenHandle | undefined
}
