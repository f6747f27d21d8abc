import { matchRoute, type RouteMatch } from '@medley/contract/route-table'
import {
  type ComponentProps,
  type MouseEvent,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
} from 'react'
import { type Location, type To, toHref } from './history.ts'
import type { NavigationOptions, Router } from './router.ts'
import { useRouter, useShown } from './router-context.ts'

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'>, NavigationOptions {
  /** An address from the root. */
  to: To
  /** Loads the page anew. */
  reloadDocument?: boolean
}

/** A link within the app. Where it leads to the current address, it replaces the history entry. */
export function Link(props: LinkProps) {
  const { to, replace, state, preventScrollReset, viewTransition, ...rest } = props
  const { reloadDocument = false, onClick, children, ...anchor } = rest
  const router = useRouter()
  const href = toHref(to)
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (reloadDocument || event.defaultPrevented || !isForApp(event)) return
    event.preventDefault()
    const isHere = href === toHref(router.state.location)
    router.navigate(to, {
      replace: replace ?? isHere,
      state,
      preventScrollReset,
      viewTransition,
    })
  }
  return (
    <a {...anchor} href={href} onClick={follow}>
      {children}
    </a>
  )
}

/** Clicks that open a tab or window or save what they lead to are the browser's. */
function isForApp(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target } = event.currentTarget
  const isPlain = !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey)
  const isHere = target === '' || target === '_self'
  return event.button === 0 && isPlain && isHere && !event.currentTarget.hasAttribute('download')
}

type NavigateProps = { to: To } & Pick<NavigationOptions, 'replace' | 'state'>

/** Leads elsewhere as soon as it is rendered. */
export function Navigate({ to, ...options }: NavigateProps) {
  const navigate = useNavigate()
  const href = toHref(to)
  const leave = useEffectEvent(() => navigate(href, options))
  useEffect(() => leave(), [href])
  return null
}

export function useLocation(): Location {
  return useShown().location
}

/** The parameters of the path, decoded; none outside the route table. */
export function useParams(): RouteMatch['params'] {
  return matchRoute(useLocation().pathname).params
}

/** Goes to an address from the root, or a number of history entries back or forward. */
export function useNavigate(): Router['navigate'] {
  return useRouter().navigate
}

type QueryInit = ConstructorParameters<typeof URLSearchParams>[0]
type QueryChange = QueryInit | ((before: URLSearchParams) => QueryInit)

/** The query of the address, and a function that navigates to another one of the same path. */
export function useSearchParams() {
  const router = useRouter()
  const { pathname, search } = useLocation()
  const query = useMemo(() => new URLSearchParams(search), [search])
  const setQuery = useCallback(
    (change: QueryChange, options?: NavigationOptions) => {
      const next = typeof change === 'function' ? change(new URLSearchParams(search)) : change
      router.navigate({ pathname, search: `?${new URLSearchParams(next)}` }, options)
    },
    [router, pathname, search],
  )
  return [query, setQuery] as const
}
