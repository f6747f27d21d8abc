import { displayTitleOf } from '@medley/messages/titles'
import typography from '../../../ui/layout/typography.module.css'
import type { ReactNode } from 'react'
import { WorkPoster } from '../../works/work-poster.tsx'
import type { NewPostWork } from '../new-post.ts'
import styles from './new-post-form.module.css'

type WorkHeadProps = { work: NewPostWork; children: ReactNode }

/** The work that the popup is about. */
export function WorkHead({ work, children }: WorkHeadProps) {
  return (
    <>
      <div className={styles['poster']}>
        <WorkPoster work={work} decorative eager />
      </div>
      <div className={styles['words']}>
        <h3 className={styles['title']}>{displayTitleOf(work)}</h3>
        {work.creators && work.creators.length > 0 && (
          <p className={typography['soft']}>{work.creators.map(({ name }) => name).join(', ')}</p>
        )}
        {children && <div className={styles['choice']}>{children}</div>}
      </div>
    </>
  )
}
