import type { WorkDetails } from '@medley/contract/shapes'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from '../../lib/router/navigation.tsx'
import { paths } from '../../paths.ts'
import { contributorQuery } from '../../features/contributors/contributors.calls.ts'
import { WorkCard } from '../../features/works/work-card.tsx'
import { palettesOf } from '../../features/works/work-poster.tsx'
import { workPageTexts as texts } from './work-page.messages.ts'
import styles from './work-strips.module.css'

type MoreByCreatorProps = {
  work: WorkDetails
  creator: { contributorId: number; name: string }
}

const worksShown = 12

/** Best known other works of a creator; renders nothing without any. */
export function MoreByCreator({ work, creator }: MoreByCreatorProps) {
  const id = useId()
  const { data } = useInfiniteQuery(contributorQuery(creator.contributorId))
  const others = (data?.pages[0]?.items ?? [])
    .filter((item) => item.work.id !== work.id && item.roles.includes('creator'))
    .slice(0, worksShown)
  if (others.length === 0) return null
  const palettes = palettesOf(others.map((item) => item.work))
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles['heading']}>
        {texts.moreBy} <Link to={paths.contributor(creator.contributorId)}>{creator.name}</Link>
      </h2>
      <ul role="list" className={styles['strip']}>
        {others.map((item, index) => (
          <li key={item.work.id}>
            <WorkCard work={item.work} palette={palettes[index]} />
          </li>
        ))}
      </ul>
    </section>
  )
}
