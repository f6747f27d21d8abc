import {
  type ReactNode,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { RouterContext, ShownContext } from './router-context.ts'
import type { Router, RouterState } from './router.ts'

/** Gives the router to its children, which follow it by hooks. The previous screen stays until the next one can be drawn. */
export function RouterProvider({ router, children }: { router: Router; children: ReactNode }) {
  return (
    <RouterContext value={router}>
      <ShownContext value={useShownState(router)}>{children}</ShownContext>
    </RouterContext>
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
