import { expect, test } from 'vitest'
import { ApiError } from '../../lib/api.ts'
import { setOperator } from '../../testing/operator.ts'
import { letterFailureText } from './address-failures.ts'

const blocked = new ApiError('email_blacklisted', 403, 'Blocked')

test.each([
  ['help@mail.example', 'Please contact help@mail.example.'],
  [null, 'Please contact the operator.'],
])('a blocked address leads to the support at %s', (supportEmail, sentence) => {
  setOperator({ supportEmail })
  expect(letterFailureText(blocked)).toContain(sentence)
  expect(letterFailureText(blocked, 'ann@mail.example')).toContain(sentence)
})
