import { isLanguage, type Language } from '@medley/contract/values/languages'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { language } from '../../lib/locale.ts'
import { logFailure } from '../../lib/log.ts'
import { replaceToken } from '../sessions/session.ts'
import { identityKey } from '../sessions/sessions.calls.ts'

/** The language of the pages. */
export const pageLanguage: Language = isLanguage(language) ? language : 'en'

export const languageQuery = queryOptions({
  queryKey: ['language'],
  queryFn: ({ signal }) => call('GET /v1/language', { signal }),
})

/** Sets the language of letters and pages, and loads the page again in it. */
export async function chooseLanguage(chosen: Language): Promise<void> {
  await call('PUT /v1/language', { body: { language: chosen } })
  if (chosen !== pageLanguage && import.meta.env.VITE_MOBILE !== 'on') location.reload()
}

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

export function useCreateAccount() {
  return useMutation({
    mutationFn: (body: Registration) =>
      call('POST /create-account', { body: { ...body, language: pageLanguage } }),
  })
}

export function useForgotPassword() {
  return useMutation({
    mutationFn: (email: string) => call('POST /forgot-password', { body: { email } }),
  })
}

interface NewPassword {
  user_id: string
  token: string
  new_password: string
}

export function useResetPassword() {
  return useMutation({
    mutationFn: (body: NewPassword) => call('POST /reset-password', { body }),
  })
}

export function useChangeName() {
  return useMutation({
    mutationFn: (body: { first_name: string; last_name: string }) => call('POST /name', { body }),
  })
}

export function useChangePassword() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { old_password?: string; new_password: string }) =>
      call('POST /password', { body }),
    // Even if the form has closed.
    onSuccess: ({ token }) => {
      replaceToken(token)
      // A change of address that waited is void.
      void client.invalidateQueries({ queryKey: ['email-address'] })
      void client.invalidateQueries({ queryKey: identityKey })
    },
  })
}

export function useChangePicture() {
  return useMutation({
    mutationFn: (file: File) => call('POST /profile-pic', { file }),
  })
}

/** `onSuccess` runs even if the confirmation dialog has closed meanwhile. */
export function useDeleteAccount(onSuccess: () => void) {
  return useMutation({
    mutationFn: (password: string | undefined) =>
      call('DELETE /account', { body: password === undefined ? {} : { password } }),
    onSuccess,
  })
}
