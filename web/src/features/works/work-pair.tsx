import { titlesTexts } from '@medley/texts/titles'
import type { WorkRef } from '@medley/contract/values/shapes'
import type { ReactNode } from 'react'
import { joinFacts } from '../../lib/facts.ts'
import { Link } from '../../lib/router/navigation.tsx'
import { paths } from '../../paths.ts'
import { nameWithYear } from './name-with-year.ts'
import styles from './work-pair.module.css'
import { WorkPoster } from './work-poster.tsx'

type NamedWork = WorkRef & {
  creators: readonly { name: string }[]
  releaseDate: string | null
}

type WorkPairProps = {
  work: NamedWork
  /** How the two belong together, such as "into". */
  relation: string
  other: NamedWork | null
  /** The username of the member who said so, if anybody did. */
  by?: string | null
  /** Stands in place of a missing username. */
  byProduct?: string
  when?: string
  /** Statement about the pair. */
  children?: ReactNode
  actions: ReactNode
}

/** A line of a list: a work and perhaps another one, who brought them together, and actions. */
export function WorkPair(props: WorkPairProps) {
  const { work, relation, other, by = null, byProduct, when, children, actions } = props
  return (
    <div className={styles['line']}>
      <div className={styles['works']}>
        <PairedWork work={work} />
        {other && <span className={styles['relation']}>{relation}</span>}
        {other && <PairedWork work={other} />}
      </div>
      {children && <p className={styles['words']}>{children}</p>}
      {when !== undefined && (
        <p className={styles['origin']}>
          {by === null ? byProduct : <Link to={paths.profile(by)}>{by}</Link>}
          {' · '}
          {when}
        </p>
      )}
      <div className={styles['actions']}>{actions}</div>
    </div>
  )
}

function PairedWork({ work }: { work: NamedWork }) {
  const facts = [titlesTexts.mediumNames[work.medium], ...work.creators.map(({ name }) => name)]
  return (
    <Link to={paths.work(work)} className={styles['work']}>
      <span className={styles['poster']}>
        <WorkPoster work={work} decorative />
      </span>
      <span className={styles['facts']}>
        <span className={styles['title']}>{nameWithYear(work)}</span>{' '}
        <span className={styles['creators']}>{joinFacts(facts)}</span>
      </span>
    </Link>
  )
}
