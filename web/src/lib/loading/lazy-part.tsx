import type { ComponentType, ReactNode } from 'react'
import { logFailure } from '../log.ts'
import { useLazy } from './use-lazy.ts'

interface LazyPart<Props> {
  load: () => Promise<ComponentType<Props>>
  /** For the log: "The reviews could not be loaded". */
  failure: string
  /** A hook that tells whether the part is wanted; without it, it always is. */
  useIsWanted?: (props: Props) => boolean
  /** The class of a box around the part, which keeps its room while it loads. */
  room?: string | undefined
  /** Shown while it loads. */
  fallback?: ReactNode
}

const always = () => true

/** A component whose code loads when it is first wanted. Renders nothing unless it is wanted, and after a failure, which is logged. */
export function lazyPart<Props extends object>({
  load,
  failure,
  useIsWanted = always,
  room,
  fallback = null,
}: LazyPart<Props>): (props: Props) => ReactNode {
  return function Later(props) {
    const isWanted = useIsWanted(props)
    const part = useLazy(load, isWanted, (error) => logFailure(failure, error))
    if (!isWanted) return null
    const content = part ? <part.Component {...props} /> : fallback
    return room === undefined ? content : <div className={room}>{content}</div>
  }
}
