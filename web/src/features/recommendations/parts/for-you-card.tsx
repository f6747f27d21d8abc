import { recommendationsTexts } from '@medley/texts/recommendations'
import typography from '../../../ui/layout/typography.module.css'
import layout from '../../../ui/layout/layout.module.css'
import type { Recommendation } from '@medley/contract/works/recommendations'
import { displayTitleOf } from '@medley/messages/titles'
import { useQuery } from '@tanstack/react-query'
import { useId, useRef } from 'react'
import { Link } from '../../../lib/router/navigation.tsx'
import { paths } from '../../../paths.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { coverProps } from '../../works/cover-props.ts'
import { WorkPoster } from '../../works/work-poster.tsx'
import styles from './for-you-card.module.css'
import { reasonWords } from '../reason-words.ts'
import { useCountedView } from './use-counted-view.ts'
import { useShown } from './use-shown.ts'
import { varyReasons } from '../recommendations.rules.ts'
import { homeRecommendationsQuery } from '../recommendations.calls.ts'

const shownMax = 4

/** The member's first recommendations beside the feed; renders nothing without any. */
export function ForYouCard() {
  const { data } = useQuery(homeRecommendationsQuery)
  return data ? <Recommended items={data.items} /> : null
}

function Recommended({ items }: { items: readonly Recommendation[] }) {
  const id = useId()
  const { shown } = useShown(items, shownMax)
  if (shown.length === 0) return null
  return (
    <Card as="section" aria-labelledby={id}>
      <header className={styles['head']}>
        <h2 id={id} className={typography['medium']}>
          {recommendationsTexts.forYou}
        </h2>
        <Link className={styles['more']} to={paths.discover()}>
          {recommendationsTexts.more}
        </Link>
      </header>
      <ul role="list" className={layout['stack-3']}>
        {varyReasons(shown).map((item) => (
          <li key={item.work.id}>
            <RecommendedRow item={item} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

type RecommendedRowProps = { item: Recommendation }

function RecommendedRow({ item: { work, reasons } }: RecommendedRowProps) {
  const row = useRef<HTMLDivElement>(null)
  useCountedView(row, work.id)
  return (
    <div ref={row} className={styles['row']}>
      <Link {...coverProps(work)} className={styles['work']} to={paths.work(work)}>
        <span>
          <WorkPoster work={work} decorative />
        </span>
        <span>
          <span className={styles['title']}>{displayTitleOf(work)}</span>
          <span className={styles['reason']}>{reasonWords(reasons, work)}</span>
        </span>
      </Link>
    </div>
  )
}
