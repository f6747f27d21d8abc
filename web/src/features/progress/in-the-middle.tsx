import { progressTexts } from '@medley/texts/progress'
import typography from '../../ui/layout/typography.module.css'
import type { OpenProgress } from '@medley/contract/library/progress'
import { displayTitleOf } from '@medley/messages/titles'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Link } from '../../lib/router/navigation.tsx'
import { paths } from '../../paths.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { useIsSmallScreen } from '../../ui/layout/breakpoint.ts'
import { Card } from '../../ui/layout/card.tsx'
import { coverProps } from '../works/cover-props.ts'
import { WorkPoster } from '../works/work-poster.tsx'
import { progressOfQuery } from './progress.calls.ts'
import { shortWhere } from './where.ts'
import { LoadError } from './parts/load-error.tsx'
import styles from './in-the-middle.module.css'

/** Works in a column at first; on phones all are in one row that scrolls. */
const shownFirst = 5

/** The works that a member is in the middle of; nothing without any. */
export function InTheMiddle({ userId }: { userId: number }) {
  const id = useId()
  const query = useQuery(progressOfQuery(userId))
  const { data } = query
  if (data?.items.length === 0) return null
  return (
    <Card as="section" aria-labelledby={id} className={styles['card']}>
      <h2 id={id} className={typography['medium-strong']}>
        {progressTexts.inTheMiddle}
      </h2>
      {data ? (
        <Works items={data.items} />
      ) : query.isError ? (
        <LoadError query={query} />
      ) : (
        <Skeleton height={60} />
      )}
    </Card>
  )
}

function Works({ items }: { items: readonly OpenProgress[] }) {
  const isSmall = useIsSmallScreen()
  const [isOpen, setIsOpen] = useState(false)
  const shown = isSmall || isOpen ? items : items.slice(0, shownFirst)
  return (
    <>
      <ul role="list" className={styles['works']}>
        {shown.map((progress) => (
          <li key={progress.id}>
            <Row progress={progress} />
          </li>
        ))}
      </ul>
      {shown.length < items.length && (
        <Button kind="link" onClick={() => setIsOpen(true)}>
          {progressTexts.showAll({ count: items.length })}
        </Button>
      )}
    </>
  )
}

type RowProps = { progress: OpenProgress }

function Row({ progress }: RowProps) {
  const { work } = progress
  return (
    <Link {...coverProps(work)} className={styles['work']} to={paths.work(work)}>
      <WorkPoster work={work} decorative />
      <span className={styles['words']}>
        <span className={styles['title']}>{displayTitleOf(work)}</span>
        <span className={styles['where']}>{shortWhere(progress)}</span>
      </span>
    </Link>
  )
}
