import type { Medium } from '@medley/contract/medium'
import { call, isApiError } from '../../lib/api.ts'
import { hideSnackbar, showSnackbar } from '../../ui/feedback/snackbar-store.ts'
import { forgetFinished } from '../work-marks/finished-works.ts'
import { refreshMarks, setWorkMarks } from '../work-marks/work-marks.calls.ts'
import { refreshViewings } from '../works/refresh-viewings.ts'
import { actTexts as texts } from './acts.messages.ts'

interface ActWork {
  id: number
  medium: Medium
}

/**
 * Says what a call did in a work, with its undo; null for one that changed nothing. `refreshMore` refetches what the
 * call changed besides entries, viewings and marks.
 */
export function reportAct(
  work: ActWork,
  text: string,
  actId: number | null,
  refreshMore?: () => Promise<void>,
): void {
  const run = () => void undo(work, actId).then(refreshMore)
  const action = { label: texts.undo, run }
  showSnackbar({ text, kind: 'success', timeout: 8_000, ...(actId === null ? {} : { action }) })
}

async function undo(work: ActWork, actId: number | null): Promise<void> {
  hideSnackbar()
  try {
    const { userInfo } = await call('DELETE /v1/acts/{actId}', {
      params: { actId: String(actId) },
      keepalive: true,
    })
    forgetFinished(work.id)
    setWorkMarks(work.id, userInfo)
    showSnackbar({ text: texts.undone, kind: 'success' })
  } catch (error) {
    const text = isApiError(error, 'act_not_found') ? texts.tooLate : texts.failed
    showSnackbar({ text, kind: 'error' })
  }
  await Promise.all([refreshMarks(work), refreshViewings()])
}
