import { worksTexts } from '@medley/texts/works'
import { titlesTexts } from '@medley/texts/titles'
import { type Medium, mediums } from '@medley/contract/values/medium'
import { useRef } from 'react'
import { useNear } from '../../lib/loading/use-near.ts'
import { paths } from '../../paths.ts'
import styles from './popular-strips.module.css'
import { WorkCard } from '../../features/works/work-card.tsx'
import { StripSkeleton, WorkStrip } from '../../features/works/work-strip.tsx'
import { usePopularWorks } from '../../features/works/works.calls.ts'

/** Most reviewed works of each medium; a strip loads its works once it is near the viewport. */
export function PopularStrips() {
  return (
    <div className={styles['strips']}>
      {mediums.map((medium) => (
        <PopularStrip key={medium} medium={medium} />
      ))}
    </div>
  )
}

function PopularStrip({ medium }: { medium: Medium }) {
  const section = useRef<HTMLElement>(null)
  const near = useNear(section)
  const { data, isPending } = usePopularWorks(medium, near)
  // Cached works wait too: rendering a hundred covers at once would delay the first paint.
  const works = near ? data : undefined
  return (
    <WorkStrip
      ref={section}
      heading={worksTexts.popular({ works: titlesTexts.mediumPlurals[medium] })}
      medium={medium}
      name={titlesTexts.mediumPlurals[medium]}
      link={{
        to: paths.explore(medium),
        text: worksTexts.explore({ works: titlesTexts.mediumPlurals[medium] }),
      }}
      instead={
        near && !isPending ? (
          <p className={styles['none']}>{worksTexts.noWorks}</p>
        ) : (
          <StripSkeleton medium={medium} />
        )
      }
    >
      {works &&
        works.length > 0 &&
        works.map((work) => (
          <li key={work.id}>
            <WorkCard work={work} />
          </li>
        ))}
    </WorkStrip>
  )
}
