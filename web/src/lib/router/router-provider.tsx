import {
  createContext,
  startTransition,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { Router as RouterContexts, useRoutes } from 'react-router'
import type { Router, RouterState } from './router.ts'

interface Shown {
  router: Router
  /** The state that is on the screen; the router's own is ahead of it while a screen loads. */
  state: RouterState
}

const ShownContext = createContext<Shown | null>(null)

/** The router around the caller, and what of it is on the screen. */
export function useRouter(): Shown {
  const shown = use(ShownContext)
  if (!shown) throw new Error('There is no RouterProvider')
  return shown
}

/** Draws the screen of the router's location. The previous screen stays until the next one can be drawn. */
export function RouterProvider({ router }: { router: Router }) {
  const state = useShownState(router)
  const shown = useMemo(() => ({ router, state }), [router, state])
  return (
    <ShownContext value={shown}>
      <RouterContexts
        location={state.location}
        navigationType={state.action}
        navigator={router.navigator}
      >
        <Screen router={router} />
      </RouterContexts>
    </ShownContext>
  )
}

function Screen({ router }: { router: Router }) {
  return useRoutes(router.routes)
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
