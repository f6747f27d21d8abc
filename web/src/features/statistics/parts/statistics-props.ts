import type { Profile } from '@medley/contract/values/shapes'
import type { Statistics } from '@medley/contract/library/statistics'
import type { Period } from '../statistics.calls.ts'

/** The figures of a period of a member's diary. */
export interface StatisticsProps {
  owner: Profile
  isOwn: boolean
  period: Period
  statistics: Statistics
  /** Tables in the place of the charts. */
  isTable: boolean
}
