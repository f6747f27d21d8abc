import { expect, test } from 'vitest'
import { ApiError } from '../../lib/api.ts'
import { loginFailureText } from './login-failure.ts'

test.each([
  [undefined, 'Too many requests. Please wait a minute and try again.'],
  [15, 'Too many requests. Please wait a minute and try again.'],
  [60, 'Too many requests. Please wait a minute and try again.'],
  [61, 'Too many requests. Please wait 2 minutes and try again.'],
  [900, 'Too many requests. Please wait 15 minutes and try again.'],
])('a login limited for %s seconds says how long to wait', (retryAfter, text) => {
  const error = new ApiError('rate_limited', 429, 'Too many requests', [], { retryAfter })
  expect(loginFailureText(error)).toBe(text)
})
