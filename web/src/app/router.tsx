import {
  findPlace,
  findRedirect,
  screenAt,
  type ScreenPath,
  screens,
} from '@medley/contract/route-table'
import { type ComponentType, lazy, useState } from 'react'
import type { RouteObject } from '../lib/router/match-routes.ts'
import { Navigate, Outlet, useLocation } from '../lib/router/navigation.tsx'
import { ErrorBoundary } from '../lib/loading/error-boundary.tsx'
import { loadChunk } from '../lib/loading/load-chunk.ts'
import { createBrowserRouter, type Router, type RouterState } from '../lib/router/router.ts'
import { currentMember, type Member, useMember } from '../features/sessions/session.ts'
import { takenEyes } from '../lib/view-as.ts'
import { readOperator } from '../operator.ts'
import { paths } from '../paths.ts'
import { Layout } from './layout.tsx'
import { RouteError } from './route-error.tsx'
import { entries } from './route-entries.ts'
import { handleOf, type ScreenHandle } from './screen-handle.ts'

type Load = () => Promise<ComponentType>

const files = import.meta.glob<ComponentType>('../screens/*/screen.tsx', { import: 'Screen' })

/** Loads the code of a screen, and what its entry prepares. */
function loadOf(path: ScreenPath): Load {
  const file = files[`../screens/${screenAt(path).file}/screen.tsx`]
  const prepare = entries[path]?.prepare
  return async () => {
    if (!file) throw new Error(`${path} has no screen`)
    const [Screen] = await Promise.all([file(), prepare?.()])
    return Screen
  }
}

const PageNotFound = lazy(async () => ({ default: await loadChunk(loadOf('*')) }))

/**
 * The route of a screen, loaded lazily inside the shell. A screen that is already loaded renders at once, where
 * `lazy` alone would show its fallback for a third of a second. A path that matches the pattern but no entry of the
 * route table, such as `/explore/opera`, shows page-not-found in place; another spelling of an address leads to it.
 */
function route(path: ScreenPath): RouteObject {
  let loaded: ComponentType | undefined
  const screen = loadOf(path)
  const load = async () => ({ default: (loaded = await loadChunk(screen)) })
  const Later = lazy(load)
  const Component = () => {
    const [Shown] = useState<ComponentType>(() => loaded ?? Later)
    const { pathname, search, hash } = useLocation()
    const isShut = isShutTo(useMember())
    const target = findRedirect(pathname, search)
    if (target !== undefined) return <Navigate to={target + hash} replace />
    if (isShut && !screenAt(path).staysOpen) {
      return <Navigate to={paths.login()} state={{ from: pathname + search }} replace />
    }
    return findPlace(pathname).path === path ? <Shown /> : <PageNotFound />
  }
  const enter = entries[path]?.enter
  const isClosed = () => !screenAt(path).staysOpen && isShutTo(currentMember())
  const handle: ScreenHandle = {
    load,
    ...(enter && { enter: (place) => (isClosed() ? undefined : enter(place)) }),
  }
  return { path, Component, handle }
}

/** True if this instance shows the reader nothing but the way to a login. */
function isShutTo(reader: Member | null): boolean {
  return reader === null && readOperator().visitors === 'none' && takenEyes() === null
}

/** The screens of the route table. */
const table: RouteObject[] = [
  // Of its own, so that a screen that fails leaves the navbar in place.
  { element: <RouteBoundary />, children: screens.map(({ path }) => route(path)) },
]

const framed: RouteObject[] = [
  { element: <RouteBoundary />, children: [{ Component: Layout, children: table }] },
]

/** Explains failures of the routes inside it until the next navigation. */
function RouteBoundary() {
  return (
    <ErrorBoundary resetKey={useLocation()} Fallback={RouteError}>
      <Outlet />
    </ErrorBoundary>
  )
}

/** Creates the router. Restore the session first, because entering the first route starts fetching its data. */
export function startRouter(
  create: (table: RouteObject[]) => Router = createBrowserRouter,
): Router {
  const router = create(framed)
  router.subscribe(enterScreen)
  enterScreen(router.state)
  return router
}

function enterScreen({ location: { search }, match }: RouterState): void {
  if (match) handleOf(match)?.enter?.({ params: match.params, search })
}
