import {
  type ReactNode,
  startTransition,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { RouteMatch } from './match-routes.ts'
import { OutletContext } from './navigation.tsx'
import { RouterContext, ShownContext } from './router-context.ts'
import type { Router, RouterState } from './router.ts'

/** Draws the screen of the router's location. The previous screen stays until the next one can be drawn. */
export function RouterProvider({ router }: { router: Router }) {
  const state = useShownState(router)
  const routes = state.match?.routes
  // The same as long as the screen is: what changes within it is followed by hooks.
  const drawn = useMemo(() => routes && draw(routes), [routes])
  return (
    <RouterContext value={router}>
      <ShownContext value={state}>{drawn}</ShownContext>
    </RouterContext>
  )
}

function draw(routes: RouteMatch['routes']): ReactNode {
  return routes.reduceRight<ReactNode>(
    (inner, { Component, element }) => (
      <OutletContext value={inner}>{Component ? <Component /> : element}</OutletContext>
    ),
    null,
  )
}

function useShownState(router: Router): RouterState {
  const [state, setState] = useState(router.state)
  const drawn = useRef<() => void>(undefined)
  useLayoutEffect(() => drawn.current?.(), [state])
  useEffect(() => {
    const draw = (next: RouterState) => startTransition(() => setState(next))
    const show = (next: RouterState) => {
      drawn.current?.()
      if (!next.viewTransition || !('startViewTransition' in document)) return draw(next)
      const transition = document.startViewTransition(async () => {
        const isDrawn = new Promise<void>((resolve) => (drawn.current = resolve))
        draw(next)
        await isDrawn
      })
      // Skipped, as by the next navigation.
      transition.ready.catch(() => undefined)
    }
    // A part of the first screen may have led elsewhere already.
    draw(router.state)
    return router.subscribe(show)
  }, [router])
  return state
}
