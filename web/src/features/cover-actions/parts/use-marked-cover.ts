import type { UserInfo } from '@medley/contract/shapes'
import { useQuery } from '@tanstack/react-query'
import { findWorkMarks } from '../../work-marks/work-marks.calls.ts'
import type { CoveredWork } from '../../works/cover-props.ts'
import { workQuery } from '../../works/works.calls.ts'

/** A covered work with the member's marks; undefined until they are known. */
export function useMarkedCover(
  work: CoveredWork,
): (CoveredWork & { userInfo: UserInfo }) | undefined {
  const { data } = useQuery(workQuery(work.medium, work.id))
  const userInfo = data?.userInfo ?? findWorkMarks(work.id)
  return userInfo && { ...work, userInfo }
}
