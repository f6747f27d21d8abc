import { isBuildReplaced } from '../lib/new-build.ts'
import { product } from '../product.ts'
import { showSnackbar } from '../ui/feedback/snackbar-store.ts'

const texts = {
  failed: 'An error occurred',
  newVersion: `There is a new version of ${product.name}`,
  reload: 'Reload',
}
const timeout = 20_000

/**
 * Offers a reload after a chunk failed to load: a new build has other files, and some browsers never
 * request a failed module again. The user decides when, because they may be writing.
 */
export async function offerReload(): Promise<void> {
  const text = (await isBuildReplaced()) ? texts.newVersion : texts.failed
  const action = { label: texts.reload, run: () => window.location.reload() }
  showSnackbar({ text, kind: 'error', timeout, action })
}
