import type { Medium } from '@medley/contract/values/medium'
import type { CoveredWork, SearchItem } from '@medley/contract/values/shapes'
import { skipToken, useQuery } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'

/** A few works of a medium that a member is likely to pick, in groups. */
export function usePickerStart(medium: Medium, userId: number | null) {
  return useQuery({
    queryKey: ['picker-start', medium, userId] as const,
    queryFn: userId === null ? skipToken : ({ signal }) => fetchStart(medium, userId, signal),
  })
}

export type StartKind = 'begun' | 'saved' | 'recent' | 'recommended'

interface StartGroup {
  kind: StartKind
  works: SearchItem[]
}

/** Begun works, saved and recent ones, each once; where these are few, also recommended ones. */
async function fetchStart(
  medium: Medium,
  userId: number,
  signal: AbortSignal,
): Promise<StartGroup[]> {
  const query = { userId, medium, limit: startMax }
  const [begun, saved, recent] = await Promise.all([
    call('GET /v1/progress', { query: { state: 'going', limit: 100 }, signal }),
    call('GET /v1/saved-for-later', { query, signal }),
    call('GET /v1/work-engagements', { query, signal }),
  ])
  const groups = [
    { kind: 'begun' as const, works: begun.items.map(({ work }) => work), max: besideMax },
    { kind: 'saved' as const, works: saved.items.map(({ work }) => work), max: startMax },
    {
      kind: 'recent' as const,
      works: recent.items.flatMap((item) => ('work' in item ? item.work : [])),
      max: besideMax,
    },
  ]
  const own = eachOnce(groups, medium)
  if (own.some(({ works }) => works.length >= besideMax)) return own
  const { items } = await call('GET /v1/recommendations/{medium}', {
    params: { medium },
    query: { limit: startMax },
    signal,
  })
  const works = items.map(({ work }) => work)
  return eachOnce([...groups, { kind: 'recommended' as const, works, max: startMax }], medium)
}

const startMax = 5
const besideMax = 3

const unknownMarks = { hasEngaged: false, savedForLater: false }

/** The groups with anything of a medium, without works of an earlier group. */
function eachOnce(
  groups: readonly { kind: StartKind; works: readonly CoveredWork[]; max: number }[],
  medium: Medium,
): StartGroup[] {
  const seen = new Set<number>()
  return groups.flatMap(({ kind, works, max }) => {
    const left = works.filter((work) => work.medium === medium && !seen.has(work.id)).slice(0, max)
    for (const { id } of left) seen.add(id)
    return left.length === 0
      ? []
      : [{ kind, works: left.map((work) => ({ userInfo: unknownMarks, ...work })) }]
  })
}
