import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Runs a step with each turn of the wheel over an element, which then does not scroll the page. */
export function useWheel(target: RefObject<HTMLElement | null>, step: (delta: number) => void) {
  const run = useEffectEvent(step)
  useEffect(() => {
    const element = target.current
    const turn = (event: WheelEvent) => {
      event.preventDefault()
      run(event.deltaY)
    }
    // React's own wheel listeners are passive.
    element?.addEventListener('wheel', turn, { passive: false })
    return () => element?.removeEventListener('wheel', turn)
  }, [target])
}
