import { useInfiniteQuery } from '@tanstack/react-query'
import { WorkRowList } from '../works/work-row-list.tsx'
import { hiddenWorksQuery, unhideWork } from './hidden-works.calls.ts'
import { hiddenWorkTexts as texts } from './hidden-works.messages.ts'

/** The works that the member hides, with a button to show each again. */
export function HiddenWorks() {
  const works = useInfiniteQuery(hiddenWorksQuery)
  return <WorkRowList works={works} texts={texts} onShow={unhideWork} />
}
