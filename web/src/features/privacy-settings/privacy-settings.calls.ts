import { privacySettingsTexts } from '@medley/texts/privacy-settings'
import type { PrivacySettings } from '@medley/contract/accounts/privacy-settings'
import { useMutation } from '@tanstack/react-query'
import { invalidate, mutation, optimistic } from '../../lib/mutations.ts'
import { query } from '../../lib/queries.ts'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'

export const privacySettingsQuery = query('GET /v1/privacy-settings')

const changePrivacy = mutation(
  'PATCH /v1/privacy-settings',
  (body: Partial<PrivacySettings>) => ({ body }),
  {
    ...optimistic(privacySettingsQuery, (before, changes: Partial<PrivacySettings>) => ({
      ...before,
      ...changes,
    })),
    onError: () => {
      showSnackbar({ text: privacySettingsTexts.notSaved, kind: 'error' })
      return invalidate('GET /v1/privacy-settings')
    },
  },
)

/** Changes what others see of the member, and shows it at once. */
export const useChangePrivacy = () => useMutation(changePrivacy)
