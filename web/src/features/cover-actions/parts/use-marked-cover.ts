import type { UserInfo } from '@medley/contract/values/shapes'
import { useQuery } from '@tanstack/react-query'
import { useOwnRating } from '../../ratings/ratings.calls.ts'
import { findWorkMarks } from '../../work-marks/work-marks.calls.ts'
import type { CoveredWork } from '../../works/cover-props.ts'
import { workQuery } from '../../works/works.calls.ts'

export interface MarkedCover {
  /** With the member's marks; undefined until they are known. */
  marked: (CoveredWork & { userInfo: UserInfo }) | undefined
  /** True once the work is known to be neither rated nor engaged: a known one is not suggested anyway. */
  isUnknown: boolean
}

/** The member's marks of a covered work. */
export function useMarkedCover(work: CoveredWork): MarkedCover {
  const { data } = useQuery(workQuery(work.medium, work.id))
  const own = useOwnRating(work.id)
  const marks = findWorkMarks(work.id)
  const userInfo = data?.userInfo ?? marks
  return {
    marked: userInfo && { ...work, userInfo },
    isUnknown: own === null && (marks ?? userInfo)?.hasEngaged === false,
  }
}
