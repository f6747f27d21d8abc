import { reviewCardsTexts } from '@medley/texts/review-cards'
import { titledHere } from '../../product.ts'
import { titlesTexts } from '@medley/texts/titles'
import typography from '../../ui/layout/typography.module.css'
import type { Review } from '@medley/contract/values/shapes'
import { displayName, displayTitleOf } from '@medley/messages/titles'
import type { ReactNode } from 'react'
import { Link } from '../../lib/router/navigation.tsx'
import { paths } from '../../paths.ts'
import { Overline } from '../../ui/layout/overline.tsx'
import { SerifTitle } from '../../ui/layout/serif-title.tsx'
import { LoadingNote, Skeleton, SkeletonText } from '../../ui/feedback/skeleton.tsx'
import { MediumIcon } from '../../features/works/medium-icon.tsx'
import { coverLinkMarks, coverProps } from '../../features/works/cover-props.ts'
import { WorkPoster } from '../../features/works/work-poster.tsx'
import { ReviewAuthor } from '../../features/review-cards/review-author.tsx'
import styles from './review-page-frame.module.css'

/** Work and author, as a frame for the review or its editor. */
export function ReviewPageFrame({ review, children }: { review: Review; children: ReactNode }) {
  const { work, author } = review
  const { creators, medium } = work
  const title = displayTitleOf(work) || reviewCardsTexts.reviewPage.unknownTitle
  return (
    <article className={styles['page']}>
      <title>{titledHere(titlesTexts.review({ work: title, author: displayName(author) }))}</title>
      <Link
        {...coverProps(work)}
        className={styles['poster']}
        to={paths.work(work)}
        tabIndex={-1}
        aria-hidden="true"
      >
        <WorkPoster work={work} decorative eager />
      </Link>
      <header className={styles['head']}>
        <Overline icon={<MediumIcon medium={medium} />}>{titlesTexts.mediumNames[medium]}</Overline>
        <SerifTitle as="h1">
          <Link {...coverLinkMarks(work)} to={paths.work(work)}>
            {title}
          </Link>
        </SerifTitle>
        {creators.length > 0 && (
          <p className={typography['soft']}>
            {titlesTexts.creators({
              word: titlesTexts.creatorWord({ medium, count: creators.length }),
              names: creators.map(({ name }) => name).join(', '),
            })}
          </p>
        )}
      </header>
      <div className={styles['body']}>
        <ReviewAuthor review={review} />
        {children}
      </div>
    </article>
  )
}

/** Placeholder for a loading review page. */
export function ReviewPageSkeleton() {
  return (
    <div className={styles['page']}>
      <Skeleton className={styles['poster']} ratio={2 / 3} />
      <div className={styles['head']}>
        <Skeleton width="5rem" height="1.15rem" />
        <Skeleton width="60%" height="clamp(1.75rem, 1rem + 3.3vw, 4rem)" />
        <Skeleton width="40%" height="1lh" />
      </div>
      <div className={styles['body']}>
        <Skeleton width={220} height={44} />
        <Skeleton width={76} height={76} round />
        <SkeletonText lines={8} />
      </div>
      <LoadingNote heading />
    </div>
  )
}
