import type { Location } from '../../lib/router/history.ts'
import { useLocation } from '../../lib/router/navigation.tsx'
import { paths } from '../../paths.ts'

/** Carried in the history entry of the login and the registration. */
export interface Origin {
  from: string
}

/** State for links to the login and the registration, by which these lead back to the current screen. */
export function useOrigin(): Origin {
  const location = useLocation()
  return { from: originIn(location) ?? `${location.pathname}${location.search}` }
}

/** State for links between the login and the registration; undefined without an origin. */
export function usePassedOrigin(): Origin | undefined {
  const from = originIn(useLocation())
  return from === undefined ? undefined : { from }
}

/** Where the login and the registration lead: the screen that the visitor came from, or home. */
export function useReturnPath(): string {
  return originIn(useLocation()) ?? paths.home()
}

function originIn({ state }: Location): string | undefined {
  if (!(state instanceof Object) || !('from' in state)) return undefined
  const { from } = state
  // A path of this site alone: `//host` would be another one.
  return typeof from === 'string' && /^\/(?!\/)/.test(from) ? from : undefined
}
