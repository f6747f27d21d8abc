import { ratingsTexts } from '@medley/texts/ratings'
import { type ReactNode, useId } from 'react'
import { classNames } from '../../../ui/layout/class-names.ts'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import styles from './rating-context.module.css'

type StripProps = {
  label: string
  /** `<li>` elements; undefined while loading. */
  items: readonly ReactNode[] | undefined
  /** Shown without items; without it, the strip is left out then. */
  none?: string
  failed: boolean
  /** Reduced height, for items without a poster. */
  low?: boolean
}

/** A scrollable row of small items for comparison; its height does not depend on its content. */
export function RatingContextStrip({ label, items, none, failed, low = false }: StripProps) {
  const isEmpty = items?.length === 0
  if (isEmpty && none === undefined && !failed) return null
  const note = failed ? ratingsTexts.failed : isEmpty ? none : undefined
  return (
    <div className={classNames(styles['strip'], low && styles['low'])}>
      {note ? <p className={styles['none']}>{note}</p> : <Items label={label} items={items} />}
    </div>
  )
}

function Items({ label, items }: Pick<StripProps, 'label' | 'items'>) {
  const id = useId()
  return (
    <>
      <p id={id} className={styles['label']}>
        {label}
      </p>
      {items ? (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable content must be reachable by keyboard
        <ul role="list" className={styles['items']} aria-labelledby={id} tabIndex={0}>
          {items}
        </ul>
      ) : (
        <span className={styles['loading']}>
          <Skeleton width="100%" height="100%" />
        </span>
      )}
    </>
  )
}
