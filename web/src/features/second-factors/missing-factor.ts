import { paths } from '../../paths.ts'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'

/** Tells an admin that a second factor is missing, and offers the way to set one up. */
export function leadToSettings(open: (path: string) => void): void {
  showSnackbar({
    text: 'Admins need a second factor here',
    kind: 'warning',
    timeout: 15_000,
    action: { label: 'Set up', run: () => open(paths.settings('security')) },
  })
}
