import { useLocation } from '../../../lib/router/navigation.tsx'
/** State for the way to the login: the screen to come back to. */
export function useCoverOrigin(): { from: string } {
  const { pathname, search } = useLocation()
  return { from: `${pathname}${search}` }
}
