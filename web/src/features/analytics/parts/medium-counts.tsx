import { analyticsTexts } from '@medley/texts/analytics'
import { titlesTexts } from '@medley/texts/titles'
import { mediums } from '@medley/contract/values/medium'
import type { PerMedium } from '@medley/contract/values/shapes'
import { Card } from '../../../ui/layout/card.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { MediumIcon } from '../../works/medium-icon.tsx'
import { formatNumber } from '../../../lib/locale.ts'
import styles from './medium-counts.module.css'

type MediumCountsProps = {
  reviews: {
    data: { perMedium: PerMedium } | undefined
    isError: boolean
    isFetching: boolean
    refetch: () => unknown
  }
}

/** Review counts per medium. */
export function MediumCounts({ reviews }: MediumCountsProps) {
  const { data } = reviews
  return (
    <Card as="section" aria-label={analyticsTexts.perMedium}>
      <h2 className={styles['heading']}>{analyticsTexts.perMedium}</h2>
      {reviews.isError && !data ? (
        <ErrorState
          compact
          text={analyticsTexts.failed}
          onRetry={() => void reviews.refetch()}
          retrying={reviews.isFetching}
        />
      ) : (
        <dl className={styles['counts']}>
          {mediums.map((medium) => (
            <div key={medium} className={styles['row']}>
              <dt>
                <MediumIcon medium={medium} />
                {titlesTexts.mediumPlurals[medium]}
              </dt>
              <dd>
                {data ? (
                  formatNumber(data.perMedium[medium])
                ) : (
                  <Skeleton width="3ch" height="1em" />
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  )
}
