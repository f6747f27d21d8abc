import { paths } from '../../paths.ts'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'
import { missingFactorTexts as texts } from './second-factors.messages.ts'

/** Tells an admin that a second factor is missing, and offers the way to set one up. */
export function offerSettings(open: (path: string) => void): void {
  showSnackbar({
    text: texts.needed,
    kind: 'warning',
    timeout: 15_000,
    action: { label: texts.setUp, run: () => open(paths.settings('security')) },
  })
}
