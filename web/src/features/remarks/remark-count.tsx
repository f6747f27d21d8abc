import { useInfiniteQuery } from '@tanstack/react-query'
import { formatNumber } from '../../lib/locale.ts'
import { type RemarkedWork, remarksQuery } from './remarks.calls.ts'

/** The number of a work's remarks; nothing while there are none. */
export function RemarkCount({ work }: { work: RemarkedWork }) {
  const { data } = useInfiniteQuery(remarksQuery(work, {}))
  const count = data?.pages[0]?.totalCount ?? 0
  return count > 0 && ` ${formatNumber(count)}`
}
