import { shellTexts } from '@medley/texts/shell'
import { isBuildReplaced } from '../lib/loading/new-build.ts'
import { showSnackbar } from '../ui/feedback/snackbar-store.ts'

const timeout = 20_000

/**
 * Offers a reload after a chunk failed to load: a new build has other files, and some browsers never
 * request a failed module again. The user decides when, because they may be writing.
 */
export async function offerReload(): Promise<void> {
  const text = (await isBuildReplaced()) ? shellTexts.newVersion : shellTexts.failed
  const action = { label: shellTexts.reload, run: () => window.location.reload() }
  showSnackbar({ text, kind: 'error', timeout, action })
}
