import { z } from 'zod'
import { createAccount } from '../accounts/accounts.ts'
import { defineEndpoint, defineErrors } from '../endpoint.ts'
import { limitPerMinute } from '../rate-limits.ts'
import { anyText } from '../values/values.ts'

export const errors = defineErrors({
  setup_needed: [403, 'This instance is not set up yet'],
  setup_code_wrong: [403, 'This is not the code'],
  setup_done: [409, 'This instance is set up'],
})

export const getSetup = defineEndpoint({
  method: 'GET',
  path: '/v1/setup',
  access: 'open',
  summary: 'Returns whether the instance waits for its first admin',
  status: 200,
  answer: z.object({ isNeeded: z.boolean() }),
  errors: [],
})

export const setUp = defineEndpoint({
  method: 'POST',
  path: '/v1/setup',
  access: 'open',
  summary: 'Creates the first admin with the code that the product showed at its start',
  addressLimits: [limitPerMinute(10)],
  body: createAccount.body
    .omit({ invitation: true })
    .extend({ code: anyText.min(1, 'Required').max(100) }),
  status: 201,
  answer: createAccount.answer,
  errors: ['setup_code_wrong', 'setup_done', 'username_taken', 'email_taken'],
})
