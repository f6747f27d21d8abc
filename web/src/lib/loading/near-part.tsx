import { type ComponentType, type ReactNode, useRef } from 'react'
import { lazyPart } from './lazy-part.tsx'
import { useNear } from './use-near.ts'

interface NearPart<Props> {
  load: () => Promise<ComponentType<Props>>
  /** For the log: "The reviews could not be loaded". */
  failure: string
  /** The class of a box in its place until it is there. */
  room?: string | undefined
}

/** As `lazyPart`, for a part whose code loads once its box is near the viewport. */
export function nearPart<Props extends object>({
  load,
  failure,
  room,
}: NearPart<Props>): (props: Props) => ReactNode {
  const fallback = room === undefined ? null : <div className={room} />
  const Part = lazyPart<Props>({ load, failure, fallback })
  return function Near(props) {
    const box = useRef<HTMLDivElement>(null)
    const isNear = useNear(box)
    return <div ref={box}>{isNear ? <Part {...props} /> : fallback}</div>
  }
}
