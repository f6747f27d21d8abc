import { worksToRateTexts } from '@medley/texts/works-to-rate'
import typography from '../../ui/layout/typography.module.css'
import type { Medium } from '@medley/contract/values/medium'
import type { Work } from '@medley/contract/values/shapes'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useIsSmallScreen } from '../../ui/layout/breakpoint.ts'
import { Card } from '../../ui/layout/card.tsx'
import { CoverGrid } from './cover-grid.tsx'
import { RatingBar } from './rating-bar.tsx'
import { fewWorksOf, isMarked } from './works-to-rate.calls.ts'
import styles from './works-to-rate.module.css'

type WorksToRateProps = {
  /** All without one. */
  medium?: Medium | null
  /** Works that are on the screen already. */
  except: ReadonlySet<number>
}

/** Well-known works to mark and rate in place; renders nothing without any. */
export function WorksToRate({ medium = null, except }: WorksToRateProps) {
  const headingId = useId()
  const { data = [] } = useQuery(fewWorksOf(medium))
  const [before] = useState(() => new Set(data.filter(isMarked).map(({ id }) => id)))
  const [open, setOpen] = useState<Work | null>(null)
  const count = useIsSmallScreen() ? 6 : 8
  const works = data.filter(({ id }) => !except.has(id) && !before.has(id)).slice(0, count)
  if (works.length === 0) return null
  return (
    <Card as="section" aria-labelledby={headingId} className={styles['card']}>
      <h2 id={headingId} className={typography['title-xl']}>
        {worksToRateTexts.toRate}
      </h2>
      <CoverGrid works={works} openId={open?.id ?? null} onOpen={setOpen} />
      {open && <RatingBar key={open.id} work={open} onClose={() => setOpen(null)} />}
    </Card>
  )
}
