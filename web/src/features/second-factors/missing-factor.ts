import { secondFactorsTexts } from '@medley/texts/second-factors'
import { paths } from '../../paths.ts'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'

/** Tells an admin that a second factor is missing, and offers the way to set one up. */
export function offerSettings(open: (path: string) => void): void {
  showSnackbar({
    text: secondFactorsTexts.missingFactor.needed,
    kind: 'warning',
    timeout: 15_000,
    action: {
      label: secondFactorsTexts.missingFactor.setUp,
      run: () => open(paths.settings('security')),
    },
  })
}
