import type { CoveredWork } from '@medley/contract/shapes'
import { Link } from '../../../lib/router/navigation.tsx'
import { paths } from '../../../paths.ts'
import { palettesOf, WorkPoster } from '../../works/work-poster.tsx'
import { classNames } from '../../../ui/layout/class-names.ts'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
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
          <Link className={styles['cover']} to={paths.work(work)}>
            <WorkPoster work={work} decorative palette={palettes[index]} />
            <VisuallyHidden>{work.title}</VisuallyHidden>
          </Link>
        </li>
      ))}
    </ul>
  )
}
