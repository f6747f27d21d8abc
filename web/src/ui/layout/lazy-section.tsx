import { type ComponentType, useState } from 'react'
import { logFailure } from '../../lib/log.ts'
import { useLazy } from '../../lib/use-lazy.ts'
import { ErrorState } from '../feedback/error-state.tsx'
import { Skeleton } from '../feedback/skeleton.tsx'

type LazySectionProps = {
  /** Loads a component without props; a stable function. */
  load: () => Promise<ComponentType<object>>
  /** The height that is kept free while it loads. */
  height: number
}

/** A part of a screen whose code loads after the screen. */
export function LazySection({ load, height }: LazySectionProps) {
  const [hasFailed, setHasFailed] = useState(false)
  const part = useLazy(load, !hasFailed, (error) => {
    logFailure('A part of the screen could not be loaded', error)
    setHasFailed(true)
  })
  if (part) return <part.Component />
  if (!hasFailed) return <Skeleton height={height} />
  return <ErrorState compact text="An error occurred" onRetry={() => setHasFailed(false)} />
}
