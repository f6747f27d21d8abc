import {
  matchRoute,
  findRedirect,
  screenAt,
  type ScreenPath,
  screens,
} from '@medley/contract/route-table'
import { type ComponentType, lazy, type ReactNode, useState } from 'react'
import { Navigate, useLocation } from '../lib/router/navigation.tsx'
import { ErrorBoundary } from '../lib/loading/error-boundary.tsx'
import { loadChunk } from '../lib/loading/load-chunk.ts'
import { createBrowserRouter, type Router, type RouterState } from '../lib/router/router.ts'
import { currentMember, type Member, useMember } from '../features/sessions/session.ts'
import { currentPreview } from '../lib/view-as.ts'
import { readOperator } from '../operator.ts'
import { paths } from '../paths.ts'
import { Layout } from './layout.tsx'
import { RouteError } from './route-error.tsx'
import { entries } from './route-entries.ts'

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

interface LazyScreen {
  load: () => Promise<{ default: ComponentType }>
  /**
   * A screen that is already loaded renders at once, where `lazy` alone would show its fallback for a third of a
   * second.
   */
  Component: ComponentType
}

function lazyScreen(path: ScreenPath): LazyScreen {
  let loaded: ComponentType | undefined
  const screen = loadOf(path)
  const load = async () => ({ default: (loaded = await loadChunk(screen)) })
  const Later = lazy(load)
  const Component = () => {
    const [Shown] = useState<ComponentType>(() => loaded ?? Later)
    return <Shown />
  }
  return { load, Component }
}

const lazyScreens = new Map(screens.map(({ path }) => [path, lazyScreen(path)]))

/** Loads the code of the screen at a path. */
export async function loadScreen(pathname: string): Promise<void> {
  await lazyScreens.get(matchRoute(pathname).path)?.load()
}

/**
 * The screen at the address. A path outside the route table, such as `/explore/opera`, shows page-not-found in place;
 * another spelling of an address leads to it.
 */
function CurrentScreen() {
  const { pathname, search, hash } = useLocation()
  const reader = useMember()
  const isShut = isShutTo(reader)
  const isBeforeSetup = awaitsSetup(reader)
  const target = findRedirect(pathname, search)
  if (target !== undefined) return <Navigate to={target + hash} replace />
  const { path } = matchRoute(pathname)
  if (isBeforeSetup && path !== paths.setup()) return <Navigate to={paths.setup()} replace />
  if (isShut && !screenAt(path).staysOpen) {
    return <Navigate to={paths.login()} state={{ from: pathname + search }} replace />
  }
  const Screen = lazyScreens.get(path)?.Component
  return Screen && <Screen key={path} />
}

/** True if the instance waits for its first admin; the page of one who has just come still says so. */
function awaitsSetup(reader: Member | null): boolean {
  return reader === null && readOperator().needsSetup
}

/** True if this instance shows the reader nothing but the way to a login. */
function isShutTo(reader: Member | null): boolean {
  return reader === null && readOperator().visitors === 'none' && currentPreview() === null
}

/** The shell with the current screen. A screen that fails leaves the navbar in place. */
export function App() {
  return (
    <RouteBoundary>
      <Layout>
        <RouteBoundary>
          <CurrentScreen />
        </RouteBoundary>
      </Layout>
    </RouteBoundary>
  )
}

/** Explains failures inside it until the next navigation. */
function RouteBoundary({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary resetKey={useLocation()} Fallback={RouteError}>
      {children}
    </ErrorBoundary>
  )
}

/** Creates the router. Restore the session first, because entering the first screen starts fetching its data. */
export function startRouter(router: Router = createBrowserRouter()): Router {
  router.subscribe(enterScreen)
  enterScreen(router.state)
  return router
}

function enterScreen({ location: { pathname, search } }: RouterState): void {
  const { path, params } = matchRoute(pathname)
  const reader = currentMember()
  if (awaitsSetup(reader) || (isShutTo(reader) && !screenAt(path).staysOpen)) return
  entries[path]?.enter?.({ params, search })
}
