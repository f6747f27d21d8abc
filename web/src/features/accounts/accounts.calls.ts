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
