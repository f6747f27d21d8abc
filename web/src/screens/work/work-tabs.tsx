import { workPageTexts } from '@medley/texts/work-page'
import type { WorkDetails } from '@medley/contract/values/shapes'
import { type ReactNode, useRef, useState } from 'react'
import { openNewPost } from '../../features/new-post/new-post.ts'
import { useIsMember } from '../../features/sessions/session.ts'
import { useWorkReviewView } from '../../features/work-reviews/work-review-view.ts'
import { entryWord } from '../../features/works/medium-words.ts'
import { useReviewCount } from '../../features/works/works.calls.ts'
import { lazyPart } from '../../lib/loading/lazy-part.tsx'
import { useLazy } from '../../lib/loading/use-lazy.ts'
import { useNear } from '../../lib/loading/use-near.ts'
import { formatNumber } from '../../lib/locale.ts'
import { logFailure } from '../../lib/log.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { type TabItem, Tabs } from '../../ui/layout/tabs.tsx'
import { hasEntries, WorkEntries } from './work-entries.tsx'
import styles from './work-tabs.module.css'

type Tab = 'entries' | 'reviews' | 'discussion'

/** The body of a work's page: its entries, where it has any, then its reviews and its discussion. */
export function WorkTabs({ work }: { work: WorkDetails }) {
  const { tab, choose } = useTab(work)
  const count = useReviewCount(work)
  const items: TabItem<Tab>[] = [
    {
      value: 'reviews',
      label: <Label text={workPageTexts.reviews} count={count} />,
      content: <WorkReviews work={work} count={count} firstReview={<FirstReview work={work} />} />,
    },
    {
      value: 'discussion',
      label: <DiscussionLabel work={work} />,
      content: <WorkDiscussion work={work} />,
    },
  ]
  if (hasEntries(work)) {
    const { medium, entryCount } = work
    items.unshift({
      value: 'entries',
      label: <Label text={entryWord(medium, entryCount) ?? ''} count={entryCount} />,
      content: <WorkEntries work={work} />,
    })
  }
  return (
    <div id="reviews" className={styles['tabs']}>
      <Tabs label={workPageTexts.about} items={items} value={tab} onChoose={choose} />
    </div>
  )
}

/** The chosen tab. A bar of the histogram, which filters the reviews, opens theirs. */
function useTab(work: WorkDetails) {
  const { rating, order } = useWorkReviewView()
  const [chosen, setChosen] = useState<{ tab: Tab; rating: number | null }>()
  const isFiltered = rating !== null || order !== 'newest'
  const first = work.entryCount > 0 && hasEntries(work) && !isFiltered ? 'entries' : 'reviews'
  const isCurrent = chosen && (rating === null || chosen.rating === rating)
  return {
    tab: isCurrent ? chosen.tab : first,
    choose: (tab: Tab) => setChosen({ tab, rating }),
  }
}

function Label({ text, count }: { text: string; count: number }) {
  return (
    <>
      {text}
      {count > 0 && <span className={styles['count']}> {formatNumber(count)}</span>}
    </>
  )
}

/** With the number of remarks once it nears. */
function DiscussionLabel({ work }: { work: WorkDetails }) {
  const label = useRef<HTMLSpanElement>(null)
  const part = useLazy(loadCount, useNear(label), (error) =>
    logFailure('The number of remarks could not be loaded', error),
  )
  return (
    <span ref={label}>
      {workPageTexts.discussion}
      {part && (
        <span className={styles['count']}>
          <part.Component work={work} />
        </span>
      )}
    </span>
  )
}

async function loadCount() {
  return (await import('../../features/remarks/remark-count.tsx')).RemarkCount
}

/** Below the fold on most screens. */
const WorkReviews = lazyPart({
  load: async () => (await import('../../features/work-reviews/work-reviews.tsx')).WorkReviews,
  failure: 'The reviews could not be loaded',
  fallback: <Skeleton height={240} />,
})

const WorkDiscussion = lazyPart({
  load: async () => (await import('./work-discussion.tsx')).WorkDiscussion,
  failure: 'The discussion could not be loaded',
  fallback: <Skeleton height={240} />,
})

/** The way to write the first review; nothing for visitors. */
function FirstReview({ work }: { work: WorkDetails }): ReactNode {
  if (!useIsMember()) return null
  return (
    <Button kind="link" onClick={() => openNewPost(work)}>
      {workPageTexts.writeFirst}
    </Button>
  )
}
