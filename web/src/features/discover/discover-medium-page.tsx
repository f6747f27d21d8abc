import { recommendationsTexts } from '@medley/texts/recommendations'
import { titlesTexts } from '@medley/texts/titles'
import type { Medium } from '@medley/contract/values/medium'
import type { Recommendations } from '@medley/contract/works/recommendations'
import { usePrefetchQuery, useQuery } from '@tanstack/react-query'
import { paths } from '../../paths.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { useMember } from '../sessions/session.ts'
import { WayIn } from '../sessions/way-in.tsx'
import { StripSkeleton } from '../works/work-strip.tsx'
import { DiscoverHead } from './parts/discover-head.tsx'
import styles from './parts/discover-page.module.css'
import { DiscoverStrip } from './parts/discover-strip.tsx'
import { RateSome } from './parts/rate-some.tsx'
import { RecommendedStrip } from '../recommendations/recommended-strip.tsx'
import { Waiting } from './parts/waiting.tsx'
import { discoverQuery, recommendationsQuery } from '../recommendations/recommendations.calls.ts'
import { idsIn, rowKey } from '../recommendations/recommendations.rules.ts'

const ownMax = 12

/** Recommendations of a medium, then rows of its works; visitors get the rows. Use the medium as `key`. */
export function DiscoverMediumPage({ medium }: { medium: Medium }) {
  const isMember = useMember() !== null
  const own = useQuery({ ...recommendationsQuery(medium), enabled: isMember })
  usePrefetchQuery(discoverQuery(medium))
  const skeleton = <StripSkeleton medium={medium} />
  return (
    <>
      <DiscoverHead medium={medium} />
      <div className={styles['rows']}>
        <WayIn purpose={recommendationsTexts.invitation} />
        {own.data && <Own medium={medium} list={own.data} />}
        {isMember && !own.data && <Waiting query={own} skeleton={skeleton} />}
        {own.isLoading ? skeleton : <Rows medium={medium} own={own.data?.items ?? []} />}
      </div>
    </>
  )
}

type OwnProps = { medium: Medium; list: Recommendations }

function Own({ medium, list: { items, basis } }: OwnProps) {
  return (
    <>
      <RateSome basis={basis} medium={medium} except={idsIn(items.slice(0, ownMax))} />
      <RecommendedStrip
        heading={recommendationsTexts.forYou}
        medium={medium}
        items={items}
        isCounted
        shownMax={ownMax}
        link={{
          to: paths.explore(medium),
          text: recommendationsTexts.explore({ works: titlesTexts.mediumPlurals[medium] }),
        }}
      />
    </>
  )
}

type RowsProps = { medium: Medium; own: Recommendations['items'] }

/** The rows without the works that stand above them. */
function Rows({ medium, own }: RowsProps) {
  const page = useQuery(discoverQuery(medium))
  if (!page.data) return <Waiting query={page} skeleton={<StripSkeleton medium={medium} />} />
  if (page.data.length === 0 && own.length === 0)
    return <EmptyState text={recommendationsTexts.nothing} />
  const seen = idsIn(own.slice(0, ownMax))
  return page.data.map((row) => (
    <DiscoverStrip key={rowKey(row)} row={row} medium={medium} except={seen} />
  ))
}
