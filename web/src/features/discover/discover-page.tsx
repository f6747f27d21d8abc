import { recommendationsTexts } from '@medley/texts/recommendations'
import type { Recommendations } from '@medley/contract/works/recommendations'
import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { WorkGridSkeleton } from '../works/work-card.tsx'
import { DiscoverHead } from './parts/discover-head.tsx'
import { RateSome } from './parts/rate-some.tsx'
import { RecommendedGrid } from '../recommendations/recommended-grid.tsx'
import { Waiting } from './parts/waiting.tsx'
import { recommendationsQuery } from '../recommendations/recommendations.calls.ts'
import { idsIn } from '../recommendations/recommendations.rules.ts'

/** Recommendations of all mediums. */
export function DiscoverPage() {
  const list = useQuery(recommendationsQuery(null))
  return (
    <>
      <DiscoverHead medium={null} />
      {list.data ? (
        <Recommended list={list.data} />
      ) : (
        <Waiting query={list} skeleton={<WorkGridSkeleton medium="film" count={24} />} />
      )}
    </>
  )
}

function Recommended({ list: { items, basis } }: { list: Recommendations }) {
  return (
    <>
      <RateSome basis={basis} medium={null} except={idsIn(items)} />
      {items.length > 0 ? (
        <RecommendedGrid items={items} />
      ) : (
        <EmptyState text={recommendationsTexts.nothing} />
      )}
    </>
  )
}
