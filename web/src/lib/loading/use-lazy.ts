import { type ComponentType, startTransition, useEffect, useEffectEvent, useState } from 'react'
import { loadChunk } from './load-chunk.ts'

interface Part<Props> {
  Component: ComponentType<Props>
}

/** Loaded components by their load function, so that the next use renders at once. */
const arrived = new WeakMap<object, unknown>()

let afterFailure = (): void => undefined

/** Registers a listener that runs after a chunk failed to load and its caller was notified. */
export function onChunkError(step: () => void): void {
  afterFailure = step
}

/** Loads a component ahead of its first use, which then renders at once. */
export async function preloadLazy<Props>(load: () => Promise<ComponentType<Props>>): Promise<void> {
  arrived.set(load, { Component: await loadChunk(load) })
}

/**
 * A component whose chunk is loaded once `wanted` is true; null until it has loaded. `load` must be a
 * stable function. After a failure, loading is retried the next time it is wanted.
 */
export function useLazy<Props>(
  load: () => Promise<ComponentType<Props>>,
  wanted: boolean,
  onFailure: (error: unknown) => void,
): Part<Props> | null {
  const [part, setPart] = useState(() => arrivedPart(load))
  const fail = useEffectEvent(onFailure)
  const needed = wanted && part === null
  useEffect(() => {
    if (!needed) return undefined
    let left = false
    const start = async () => {
      try {
        const Component = await loadChunk(load)
        arrived.set(load, { Component })
        // Rendered in slices: the first use of a part must not keep input waiting.
        if (!left) startTransition(() => setPart({ Component }))
      } catch (error) {
        if (left) return
        fail(error)
        afterFailure()
      }
    }
    // In a task of its own: to start the requests of all parts of a screen in one would keep input waiting.
    const timer = setTimeout(() => void start())
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [needed, load])
  return part
}

function arrivedPart<Props>(load: () => Promise<ComponentType<Props>>): Part<Props> | null {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it was set under the function that answers its type
  return (arrived.get(load) as Part<Props> | undefined) ?? null
}
