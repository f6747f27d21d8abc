import type { CoveredWork } from '@medley/contract/values/shapes'
import { displayTitleOf } from '@medley/messages/titles'
import { Link } from '../../../lib/router/navigation.tsx'
import { paths } from '../../../paths.ts'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import { coverProps } from '../../works/cover-props.ts'
import { WorkPoster } from '../../works/work-poster.tsx'
import styles from './year-cover.module.css'

type YearCoverProps = { work: CoveredWork }

/** A cover without a title below it, which leads to its work. */
export function YearCover({ work }: YearCoverProps) {
  return (
    <Link {...coverProps(work)} className={styles['cover']} to={paths.work(work)}>
      <WorkPoster work={work} decorative />
      <VisuallyHidden>{displayTitleOf(work)}</VisuallyHidden>
    </Link>
  )
}
