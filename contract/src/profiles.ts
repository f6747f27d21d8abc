import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { profile } from './shapes.ts'
import { username } from './username.ts'

export const getProfile = defineEndpoint({
  method: 'GET',
  path: '/profile',
  access: 'optional',
  summary: 'The profile behind a username',
  query: z.object({ user: username }),
  status: 200,
  answer: profile,
  errors: ['blocked_by_them', 'user_not_found'],
})
