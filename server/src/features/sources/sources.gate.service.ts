import type { Gate, HostHealth, HostRules, HostState, Lane } from '../../catalogue/gate.ts'
import { SourceError, type SourceFault } from '../../catalogue/source-error.ts'
import { latestEnd, type WaitingClock } from '../../clock.ts'
import type { Handle } from '../../db/transaction.ts'
import { listHosts, recordAnswer, recordFailure, takeSlot } from './sources.queries.ts'

/**
 * How much of a host's burst each lane may use up, and its maximum wait for a slot. Jobs leave the rest of
 * the burst to people, and reserve no slot ahead.
 */
const lanes: Record<Lane, { share: number; waitMaxMs: number }> = {
  interactive: { share: 1, waitMaxMs: 400 },
  patient: { share: 1, waitMaxMs: 5_000 },
  batch: { share: 0.4, waitMaxMs: 0 },
}

const second = 1_000
const minute = 60 * second
const restMaxMs = 10 * minute
const trialMs = 30 * second
/** A host's own Retry-After counts up to an hour. */
const longestRestMs = 60 * minute

/** Tolerated failures per fault before a host is paused, and the length of the first pause. */
const tolerance: Partial<Record<SourceFault, { failuresBorne: number; restMs: number }>> = {
  unreachable: { failuresBorne: 0, restMs: 30 * second },
  'private-address': { failuresBorne: 0, restMs: 30 * second },
  throttled: { failuresBorne: 0, restMs: 30 * second },
  refused: { failuresBorne: 0, restMs: 5 * minute },
}
const usualTolerance = { failuresBorne: 2, restMs: 30 * second }

interface Means {
  db: Handle
  clock: WaitingClock
}

/** The gate shared by all processes; its state is in the database. */
export function createGate({ db, clock }: Means): Gate {
  return {
    async enter(host, lane) {
      const now = clock.now()
      const { stepMs, toleranceMs, waitMaxMs } = paceOf(host, lane)
      const slot = { name: host.name, now, stepMs, trialMs, restMaxMs: longestRestMs }
      const taken = await takeSlot(db, { ...slot, aheadMaxMs: toleranceMs + waitMaxMs })
      const waitFor = (due: Date) => due.getTime() - now.getTime() - toleranceMs
      if (!taken) throw await refusal(db, host.name, now, lane === 'batch' ? waitFor : undefined)
      return {
        waitMs: Math.max(0, Math.ceil(waitFor(taken.due) - stepMs)),
        report: (fault, retryAfterMs) =>
          report({ db, clock }, host.name, { fault, retryAfterMs, isTrial: taken.isTrial }),
      }
    },
    wait: (milliseconds) => clock.wait(milliseconds),
    async health(): Promise<HostHealth[]> {
      const now = clock.now()
      return (await listHosts(db)).map((row) => ({
        name: row.name,
        state: stateOf(row.restingUntil, now),
        lastFault: row.lastFault,
        timeFailed: row.timeFailed,
        timeAnswered: row.timeAnswered,
      }))
    },
  }
}

function paceOf({ perSecond, burst }: HostRules, lane: Lane) {
  const { share, waitMaxMs } = lanes[lane]
  const stepMs = second / perSecond
  const toleranceMs = Math.max(0, Math.floor(burst * share) - 1) * stepMs
  return { stepMs, toleranceMs, waitMaxMs }
}

function stateOf(restingUntil: Date | null, now: Date): HostState {
  if (restingUntil === null) return 'ok'
  return restingUntil > now && restingUntil <= latestEnd(now, longestRestMs) ? 'resting' : 'due'
}

async function refusal(
  db: Handle,
  name: string,
  now: Date,
  waitFor: ((due: Date) => number) | undefined,
): Promise<SourceError> {
  const row = (await listHosts(db)).find((host) => host.name === name)
  if (stateOf(row?.restingUntil ?? null, now) !== 'ok') {
    return new SourceError('resting', `${name} failed and is left in peace`)
  }
  const retryAfterMs = waitFor && Math.max(1, Math.ceil(waitFor(row?.due ?? now)))
  return new SourceError('busy', `The budget of ${name} is used up`, { retryAfterMs })
}

interface Report {
  fault: SourceFault | null
  retryAfterMs: number | undefined
  isTrial: boolean
}

async function report({ db, clock }: Means, name: string, given: Report): Promise<void> {
  const now = clock.now()
  const { fault, retryAfterMs, isTrial } = given
  if (fault === null) return recordAnswer(db, name, now)
  const { failuresBorne, restMs } = tolerance[fault] ?? usualTolerance
  const rest = { failuresBorne, restMs: Math.max(restMs, retryAfterMs ?? 0) }
  // A host's own Retry-After applies, even beyond our maximum.
  const longest = Math.max(restMaxMs, retryAfterMs ?? 0)
  await recordFailure(db, { name, now, fault, isTrial, ...rest, restMaxMs: longest })
}
