import { recommendationsTexts } from '@medley/texts/recommendations'
import type { WorkDetails } from '@medley/contract/values/shapes'
import { useQuery } from '@tanstack/react-query'
import { WorkCard } from '../works/work-card.tsx'
import { StripSkeleton, WorkStrip } from '../works/work-strip.tsx'
import { similarWorksQuery } from './recommendations.calls.ts'
import { withoutMakers } from './recommendations.rules.ts'

type MoreLikeThisProps = {
  work: WorkDetails
  /** The maker whose works the page shows in a row of their own. */
  maker: string | undefined
}

const shownMax = 12

/** Works that the same members like, or that share facts with it; renders nothing without any. */
export function MoreLikeThis({ work, maker }: MoreLikeThisProps) {
  const { data = [], isPending } = useQuery(similarWorksQuery(work))
  const works = withoutMakers(data, maker === undefined ? [] : [maker]).slice(0, shownMax)
  if (works.length === 0 && !isPending) return null
  return (
    <WorkStrip
      heading={recommendationsTexts.moreLikeThis}
      name={recommendationsTexts.moreLikeThis}
      medium={work.medium}
      instead={<StripSkeleton medium={work.medium} />}
    >
      {works.length > 0 &&
        works.map((similar) => (
          <li key={similar.id}>
            <WorkCard work={similar} />
          </li>
        ))}
    </WorkStrip>
  )
}
