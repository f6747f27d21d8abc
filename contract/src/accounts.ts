import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { countCodePoints, emailPattern, limits, usernamePattern } from './limits.ts'
import { anyText } from './values.ts'

const newUsername = anyText
  .min(1, 'Required')
  .regex(usernamePattern, 'Username contains invalid characters')
  .refine((name) => name !== '.' && name !== '..', 'Username contains invalid characters')
  .refine((name) => name.length <= limits.usernameMax, 'Username must be 32 characters or less')

const newPassword = anyText
  .min(1, 'Required')
  .refine(
    (password) => countCodePoints(password) >= limits.passwordMin,
    'Password must be 8 chars or more',
  )
  .refine(
    (password) => countCodePoints(password) <= limits.passwordMax,
    'Password too long. Max 128 characters',
  )

const email = anyText
  .trim()
  .min(1, 'Required')
  .max(limits.emailMax, 'Invalid Email')
  .regex(emailPattern, 'Invalid Email')

export const createAccount = defineEndpoint({
  method: 'POST',
  path: '/create-account',
  access: 'open',
  summary: 'Registers a user',
  rateLimit: { max: 10, timeWindow: 60_000 },
  body: z.object({ username: newUsername, password: newPassword, email }),
  status: 201,
  answer: z.object({ id: z.int(), username: z.string() }),
  errors: ['username_taken', 'email_taken', 'rate_limited'],
})
