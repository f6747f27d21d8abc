import { useMutation } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'

export interface Registration {
  email: string
  username: string
  password: string
}

export function useCreateAccount() {
  return useMutation({
    mutationFn: (body: Registration) => call('POST /create-account', { body }),
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
