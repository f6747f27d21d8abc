import type { Work } from '@medley/contract/shapes'
import { logFailure } from '../../lib/log.ts'
import { useLazy } from '../../lib/loading/use-lazy.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'

/** The work's reviews, below the fold on most screens: their code loads after the rest of the page. */
export function LazyReviews({ work }: { work: Work }) {
  const part = useLazy(loadReviews, true, (error) =>
    logFailure('The reviews could not be loaded', error),
  )
  return part ? <part.Component work={work} /> : <Skeleton height={240} />
}

async function loadReviews() {
  return (await import('../../features/work-reviews/work-reviews.tsx')).WorkReviews
}
