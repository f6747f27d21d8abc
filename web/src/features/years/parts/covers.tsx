import type { CoveredWork } from '@medley/contract/values/shapes'
import { palettesOf } from '../../works/work-poster.tsx'
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
  const palettes = palettesOf(works)
  return (
    <ul role="list" className={classNames(styles['covers'], isDense && styles['dense'])}>
      {works.map((work, index) => (
        <li key={work.id}>
          <YearCover work={work} palette={palettes[index]} />
        </li>
      ))}
    </ul>
  )
}
