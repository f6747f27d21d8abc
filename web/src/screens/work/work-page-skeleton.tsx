import { titlesTexts } from '@medley/texts/titles'
import { titledHere } from '../../product.ts'
import { workPageTexts } from '@medley/texts/work-page'
import layout from '../../ui/layout/layout.module.css'
import type { Medium } from '@medley/contract/values/medium'
import { displayTitleOf } from '@medley/messages/titles'
import { useState } from 'react'
import { LoadingNote, Skeleton, SkeletonText } from '../../ui/feedback/skeleton.tsx'
import { useIsSmallScreen } from '../../ui/layout/breakpoint.ts'
import { RatingCircle } from '../../ui/ratings/rating-circle.tsx'
import { findKnownWork, type KnownWork } from './known-work.ts'
import { posterShape } from '../../features/works/poster-shape.ts'
import { WorkPoster } from '../../features/works/work-poster.tsx'
import styles from './work-page.module.css'

/** Height of the panel of the member's own place. */
const panelHeight = 230

/** A loading work page at its final size, with what other screens have loaded of the work. */
export function WorkPageSkeleton({ medium, id }: { medium: Medium; id: number }) {
  const [work] = useState(() => findKnownWork(medium, id))
  const isSmall = useIsSmallScreen()
  return (
    <div className={styles['work']}>
      <LoadingNote heading={!work} />
      <div className={styles['aside']} data-work-poster="">
        {work ? (
          <WorkPoster work={work} eager className={styles['poster']} />
        ) : (
          <Skeleton
            className={styles['poster']}
            ratio={posterShape(medium) === 'tall' ? 2 / 3 : 1}
          />
        )}
        {!isSmall && <Skeleton height={panelHeight} />}
      </div>
      <div className={styles['main']}>
        <Facts medium={medium} work={work} />
        <Score rating={work?.rating} isSmall={isSmall} />
        {isSmall && <Skeleton height={panelHeight} />}
        <SkeletonText lines={5} />
      </div>
    </div>
  )
}

function Facts({ medium, work }: { medium: Medium; work: KnownWork | undefined }) {
  return (
    <div className={layout['stack-3']}>
      <div className={styles['top']}>
        <p className={styles['medium']}>{titlesTexts.mediumNames[medium]}</p>
      </div>
      {work ? <KnownFacts work={work} /> : <UnknownFacts />}
    </div>
  )
}

type ScoreProps = { rating: number | null | undefined; isSmall: boolean }

function Score({ rating, isSmall }: ScoreProps) {
  const room = isSmall ? 48 : 76
  return typeof rating === 'number' ? (
    <RatingCircle
      rating={rating}
      size={isSmall ? 'm' : 'l'}
      label={workPageTexts.ratingBy({ who: workPageTexts.overall })}
    />
  ) : (
    <Skeleton round width={room} height={room} />
  )
}

function KnownFacts({ work }: { work: KnownWork }) {
  const { medium } = work
  const title = displayTitleOf(work)
  const creators = work.creators ?? []
  return (
    <>
      <title>{titledHere(titlesTexts.work({ title }))}</title>
      <h1 className={styles['title']}>{title}</h1>
      {creators.length > 0 ? (
        <dl className={styles['lines']}>
          <div>
            <dt>{titlesTexts.creatorWord({ medium, count: creators.length })}</dt>
            <dd>{creators.map(({ name }) => name).join(', ')}</dd>
          </div>
        </dl>
      ) : (
        <Skeleton height="3rem" width="45%" />
      )}
    </>
  )
}

function UnknownFacts() {
  return (
    <>
      <span className={styles['title']}>
        <Skeleton height="1.15em" width="60%" />
      </span>
      <Skeleton height="3rem" width="45%" />
    </>
  )
}
