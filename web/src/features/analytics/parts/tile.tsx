import { analyticsTexts } from '@medley/texts/analytics'
import typography from '../../../ui/layout/typography.module.css'
import { formatNumber } from '../../../lib/locale.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import styles from './tile.module.css'

type TileProps = {
  label: string
  /** Explains what is counted. */
  detail: string
  count: {
    data: number | undefined
    isError: boolean
    isFetching: boolean
    refetch: () => unknown
  }
}

/** A labelled count. */
export function Tile({ label, detail, count }: TileProps) {
  return (
    <Card as="article" className={styles['tile']}>
      <h2 className={styles['label']}>{label}</h2>
      {count.isError && count.data === undefined ? (
        <ErrorState
          compact
          text={analyticsTexts.failed}
          onRetry={() => void count.refetch()}
          retrying={count.isFetching}
        />
      ) : (
        <>
          <p className={styles['number']}>
            {count.data === undefined ? (
              <Skeleton width="4ch" height="1em" />
            ) : (
              formatNumber(count.data)
            )}
          </p>
          <p className={typography['soft-small']}>{detail}</p>
        </>
      )}
    </Card>
  )
}
