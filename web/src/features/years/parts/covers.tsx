import type { CoveredWork } from '@medley/contract/values/shapes'
import { classNames } from '../../../ui/layout/class-names.ts'
import { YearCover } from './year-cover.tsx'
import styles from './scenes.module.css'

type CoversProps = {
  works: readonly CoveredWork[]
  /** In smaller covers, of a whole year. */
  isDense?: boolean
}

/** Covers that lead to their works. */
export function Covers({ works, isDense = false }: CoversProps) {
  return (
    <ul role="list" className={classNames(styles['covers'], isDense && styles['dense'])}>
      {works.map((work) => (
        <li key={work.id}>
          <YearCover work={work} />
        </li>
      ))}
    </ul>
  )
}
