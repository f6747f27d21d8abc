import { actsTexts } from '@medley/texts/acts'
import type { Medium } from '@medley/contract/values/medium'
import { call, isApiError } from '../../lib/api.ts'
import { today } from '../../lib/time/today.ts'
import {
  hideSnackbar,
  showSnackbar,
  type SnackbarAction,
} from '../../ui/feedback/snackbar-store.ts'
import { forgetFinished, noteFinished } from '../work-marks/finished-works.ts'
import { refreshMarks, setWorkMarks } from '../work-marks/work-marks.calls.ts'
import { refreshViewings } from '../works/refresh-viewings.ts'

interface ActWork {
  id: number
  medium: Medium
}

interface Reporting {
  mayBeFinished?: boolean
  refreshMore?: () => Promise<void>
}

/**
 * Says what a call did in a work, with its undo; null for one that changed nothing. `refreshMore` refetches what the
 * call changed besides entries, viewings and marks. Where the member is at the end of a show but may not have seen all of
 * it, asks whether they finished it.
 */
export function reportAct(
  work: ActWork,
  text: string,
  actId: number | null,
  { mayBeFinished = false, refreshMore }: Reporting = {},
): void {
  const undoing =
    actId === null
      ? undefined
      : { label: actsTexts.undo, run: () => void undo(work, actId).then(refreshMore) }
  if (mayBeFinished) askFinished(work, undoing)
  else showSnackbar({ text, kind: 'success', timeout: 8_000, ...(undoing && { action: undoing }) })
}

function askFinished(work: ActWork, undoing: SnackbarAction | undefined): void {
  const action = { label: actsTexts.finish, run: () => void finish(work) }
  const question = {
    text: actsTexts.askFinished,
    kind: 'success',
    timeout: 20_000,
    action,
  } as const
  showSnackbar({ ...question, ...(undoing && { otherAction: undoing }) })
}

async function finish(work: ActWork): Promise<void> {
  hideSnackbar()
  try {
    const { actId } = await call('PUT /v1/progress/{medium}/{workId}', {
      params: { medium: work.medium, workId: String(work.id) },
      body: { finished: true, day: today() },
      keepalive: true,
    })
    noteFinished(work)
    reportAct(work, actsTexts.finished, actId)
  } catch {
    showSnackbar({ text: actsTexts.failed, kind: 'error' })
  }
  await Promise.all([refreshMarks(work), refreshViewings()])
}

async function undo(work: ActWork, actId: number): Promise<void> {
  hideSnackbar()
  try {
    const { userInfo } = await call('DELETE /v1/acts/{actId}', {
      params: { actId: String(actId) },
      keepalive: true,
    })
    forgetFinished(work.id)
    setWorkMarks(work.id, userInfo)
    showSnackbar({ text: actsTexts.undone, kind: 'success' })
  } catch (error) {
    const text = isApiError(error, 'act_not_found') ? actsTexts.tooLate : actsTexts.failed
    showSnackbar({ text, kind: 'error' })
  }
  await Promise.all([refreshMarks(work), refreshViewings()])
}
