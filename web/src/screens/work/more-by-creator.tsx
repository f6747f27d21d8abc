import { workPageTexts } from '@medley/texts/work-page'
import type { WorkDetails } from '@medley/contract/values/shapes'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '../../lib/router/navigation.tsx'
import { paths } from '../../paths.ts'
import { contributorQuery } from '../../features/contributors/contributors.calls.ts'
import { posterShape } from '../../features/works/poster-shape.ts'
import { WorkCard } from '../../features/works/work-card.tsx'
import { StripSkeleton, WorkStrip } from '../../features/works/work-strip.tsx'

type MoreByCreatorProps = {
  work: WorkDetails
  creator: { contributorId: number; name: string }
}

const worksShown = 12

/** Best known other works of a creator; renders nothing without any. */
export function MoreByCreator({ work, creator }: MoreByCreatorProps) {
  const { data, isPending } = useInfiniteQuery(contributorQuery(creator.contributorId))
  const others = (data?.pages[0]?.items ?? [])
    .map((item) => ({ ...item.work, isTheirs: item.roles.includes('creator') }))
    .filter(({ id, isTheirs }) => id !== work.id && isTheirs)
    .slice(0, worksShown)
  if (others.length === 0 && !isPending) return null
  const tall = others.find(({ medium }) => posterShape(medium) === 'tall')
  return (
    <WorkStrip
      heading={
        <>
          {workPageTexts.moreBy}{' '}
          <Link to={paths.contributor(creator.contributorId)}>{creator.name}</Link>
        </>
      }
      name={creator.name}
      medium={tall?.medium ?? work.medium}
      instead={<StripSkeleton medium={work.medium} />}
    >
      {others.length > 0 &&
        others.map((other) => (
          <li key={other.id}>
            <WorkCard work={other} />
          </li>
        ))}
    </WorkStrip>
  )
}
