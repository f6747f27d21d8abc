import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { identityKey } from '../sessions/identity.calls.ts'
import { replaceToken } from '../sessions/session.ts'
import { pageLanguage } from './language.calls.ts'

export interface Registration {
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
