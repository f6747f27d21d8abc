import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { loadPart } from './load-part.ts'

interface Part<Props> {
  Component: ComponentType<Props>
}

/**
 * A component whose code comes when it is first wanted; null until then. `load` must stay the same
 * function. After a failure it is asked for again when it is wanted again.
 */
export function usePart<Props>(
  load: () => Promise<ComponentType<Props>>,
  wanted: boolean,
  onFailure: (error: unknown) => void,
): Part<Props> | null {
  const [part, setPart] = useState<Part<Props> | null>(null)
  const fail = useEffectEvent(onFailure)
  const needed = wanted && part === null
  useEffect(() => {
    if (!needed) return undefined
    let left = false
    const start = async () => {
      try {
        const Component = await loadPart(load)
        if (!left) setPart({ Component })
      } catch (error) {
        if (!left) fail(error)
      }
    }
    void start()
    return () => {
      left = true
    }
  }, [needed, load])
  return part
}
