import { useLocation } from '../../lib/router/navigation.tsx'

/**
 * The token of the invitation that a visitor follows: on its own page, and on the login and the registration that
 * it leads to. Undefined without one.
 */
export function useInvitation(): string | undefined {
  const { pathname, search } = useLocation()
  const ownPage = /^\/join\/([^/]+)\/?$/.exec(pathname)?.[1]
  return ownPage ?? new URLSearchParams(search).get('invitation') ?? undefined
}
