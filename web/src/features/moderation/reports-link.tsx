import { moderationTexts } from '@medley/texts/moderation'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '../../lib/router/navigation.tsx'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/forms/button.tsx'
import { casesQuery } from './moderation.calls.ts'

/** A link to the queue of reports, with the number of open cases. */
export function ReportsLink() {
  const { data } = useInfiniteQuery(casesQuery)
  const count = data?.pages.at(-1)?.totalCount ?? 0
  return (
    <Link className={buttonClass('quiet')} to={paths.moderation()}>
      {count > 0 ? moderationTexts.open({ count }) : moderationTexts.title}
    </Link>
  )
}
