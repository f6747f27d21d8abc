import { type ComponentType, useState } from 'react'
import { logFailure } from '../lib/log.ts'
import { useLazy } from '../lib/use-lazy.ts'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { Skeleton } from '../ui/feedback/skeleton.tsx'

type SettingsPartProps = {
  /** Loads a component without props; a stable function. */
  load: () => Promise<ComponentType<object>>
  /** The height that is kept free while it loads. */
  height: number
}

/** A part of the settings whose code loads after the screen. */
export function SettingsPart({ load, height }: SettingsPartProps) {
  const [hasFailed, setHasFailed] = useState(false)
  const part = useLazy(load, !hasFailed, (error) => {
    logFailure('A part of the settings could not be loaded', error)
    setHasFailed(true)
  })
  if (part) return <part.Component />
  if (!hasFailed) return <Skeleton height={height} />
  return <ErrorState compact text="An error occurred" onRetry={() => setHasFailed(false)} />
}
