import { useInfiniteQuery } from '@tanstack/react-query'
import { type RemarkedWork, remarksQuery } from './remarks.calls.ts'
import { remarkTexts as texts } from './remarks.messages.ts'

/** How many remarks a work has; nothing while there are none. */
export function RemarkCount({ work }: { work: RemarkedWork }) {
  const { data } = useInfiniteQuery(remarksQuery(work, {}))
  const count = data?.pages[0]?.totalCount ?? 0
  return count > 0 && ` · ${texts.count(count)}`
}
