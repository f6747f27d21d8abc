import type { Progress } from '@medley/contract/library/progress'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { goingQuery } from './progress.calls.ts'

const fortnight = 14 * 86_400_000

/** The member's progress of the last fortnight; undefined until it is known. */
export function useRecentProgress(): readonly Progress[] | undefined {
  const { data } = useQuery(goingQuery)
  const [since] = useState(() => new Date(Date.now() - fortnight).toISOString())
  return useMemo(() => data?.items.filter(({ timeChanged }) => timeChanged >= since), [data, since])
}
