import { isLanguage, type Language } from '@medley/contract/values/languages'
import { accountsTexts } from '@medley/texts/accounts'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { language } from '../../lib/locale.ts'
import { logFailure } from '../../lib/log.ts'
import { invalidate, invalidateAllBut, mutation, optimistic } from '../../lib/mutations.ts'
import { query } from '../../lib/queries.ts'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'
import { replaceToken } from '../sessions/session.ts'

/** The language of the pages. */
export const pageLanguage: Language = isLanguage(language) ? language : 'en'

export const languageQuery = query('GET /v1/language')

/** Sets the language of letters and pages, and loads the page again in it. */
export async function chooseLanguage(chosen: Language): Promise<void> {
  await call('PUT /v1/language', { body: { language: chosen } })
  if (chosen !== pageLanguage && import.meta.env.VITE_MOBILE !== 'on') location.reload()
}

/** Query for whether the member wants original titles. */
export const originalTitlesQuery = query('GET /v1/original-titles')

const changeOriginalTitles = mutation(
  'PUT /v1/original-titles',
  (originalTitles: boolean) => ({ body: { originalTitles } }),
  {
    ...optimistic(originalTitlesQuery, (_, originalTitles: boolean) => ({ originalTitles })),
    // Nearly every answer has titles.
    onSuccess: () => invalidateAllBut('GET /v1/original-titles'),
    onError: () => {
      showSnackbar({ text: accountsTexts.language.failed, kind: 'error' })
      return invalidate('GET /v1/original-titles')
    },
  },
)

/** Changes it at once on screen, and back if that failed. */
export const useChangeOriginalTitles = () => useMutation(changeOriginalTitles)

/** Follows a link to the page in another language, and keeps the language for the member as far as possible. */
export async function followLanguageLink(chosen: string, address: string): Promise<void> {
  if (isLanguage(chosen)) {
    await call('PUT /v1/language', { body: { language: chosen } }).catch((error: unknown) =>
      logFailure('The language could not be kept', error),
    )
  }
  location.assign(address)
}

interface Registration {
  email: string
  username: string
  password: string
}

const createAccount = mutation('POST /create-account', (body: Registration) => ({
  body: { ...body, language: pageLanguage },
}))
export const useCreateAccount = () => useMutation(createAccount)

const forgotPassword = mutation('POST /forgot-password', (email: string) => ({ body: { email } }))
export const useForgotPassword = () => useMutation(forgotPassword)

interface NewPassword {
  user_id: string
  token: string
  new_password: string
}

const resetPassword = mutation('POST /reset-password', (body: NewPassword) => ({ body }))
export const useResetPassword = () => useMutation(resetPassword)

interface Names {
  first_name: string
  last_name: string
}

const changeName = mutation('POST /name', (body: Names) => ({ body }))
export const useChangeName = () => useMutation(changeName)

interface PasswordChange {
  old_password?: string
  new_password: string
}

const changePassword = mutation('POST /password', (body: PasswordChange) => ({ body }), {
  onSuccess: ({ token }) => {
    replaceToken(token)
    // A change of address that waited is void.
    void invalidate('GET /v1/email-address', 'GET /v1/identity')
  },
})
export const useChangePassword = () => useMutation(changePassword)

const changePicture = mutation('POST /profile-pic', (file: File) => ({ file }))
export const useChangePicture = () => useMutation(changePicture)

/** `onSuccess` runs even if the confirmation dialog has closed meanwhile. */
export function useDeleteAccount(onSuccess: () => void) {
  return useMutation(
    mutation(
      'DELETE /account',
      (password: string | undefined) => ({ body: password === undefined ? {} : { password } }),
      { onSuccess },
    ),
  )
}
