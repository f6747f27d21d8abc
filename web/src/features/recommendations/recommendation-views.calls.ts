import { limits } from '@medley/contract/limits'
import { call, isApiError, sessionSignal } from '../../lib/api.ts'
import { logFailure } from '../../lib/log.ts'
import { queryClient } from '../../lib/query-client.ts'
import { currentMember } from '../sessions/session.ts'

/** How long views wait for others, in ms. */
const batchTime = 3_000

/** The works whose views were counted since the login; a login or logout clears it with all loaded data. */
const counted = ['recommendation-views'] as const

queryClient.setQueryDefaults(counted, { gcTime: Infinity })

let waiting: { memberId: number; workIds: Set<number> } | null = null
let timer: ReturnType<typeof setTimeout> | undefined

/** Counts that the member saw a recommended work; each is sent once, several together. */
export function countView(workId: number): void {
  const memberId = currentMember()?.id
  const sent = queryClient.getQueryData<readonly number[]>(counted) ?? []
  if (memberId === undefined || sent.includes(workId)) return
  if (waiting?.memberId !== memberId) waiting = { memberId, workIds: new Set() }
  waiting.workIds.add(workId)
  clearTimeout(timer)
  if (waiting.workIds.size >= limits.recommendationViewsMax) send()
  else timer = setTimeout(send, batchTime)
}

/** Also when the page is left. */
function send(): void {
  clearTimeout(timer)
  const batch = waiting
  waiting = null
  if (!batch || batch.memberId !== currentMember()?.id) return
  const workIds = [...batch.workIds]
  queryClient.setQueryData<readonly number[]>(counted, (before = []) => [...before, ...workIds])
  const options = { keepalive: true, signal: sessionSignal() }
  call('POST /v1/recommendation-views', { body: { workIds }, ...options }).catch(
    (error: unknown) => {
      // Screens show that a session has ended; a lost view only changes how often a work is shown again.
      if (!isApiError(error, 'unauthenticated'))
        logFailure('The views of recommendations could not be counted', error)
    },
  )
}

window.addEventListener('pagehide', send)
