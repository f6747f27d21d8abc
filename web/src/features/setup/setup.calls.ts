import { useMutation } from '@tanstack/react-query'
import { mutation } from '../../lib/mutations.ts'
import { pageLanguage } from '../accounts/accounts.calls.ts'

interface FirstAdmin {
  code: string
  username: string
  email: string
  password: string
}

const setUp = mutation('POST /v1/setup', (body: FirstAdmin) => ({
  body: { ...body, language: pageLanguage },
}))
export const useSetUp = () => useMutation(setUp)
