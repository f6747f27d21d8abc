import { expect, test } from 'vitest'
import { isReachableContact, userAgentOf } from './contact.ts'

test.each([
  'https://medley.club',
  'https://films.medley.club:8443/about',
  'ada@medley.club',
  'mailto:ada@medley.club',
])('%s reaches an operator', (contact) => {
  expect(isReachableContact(contact)).toBe(true)
})

test.each([
  'support@medley.example',
  'https://medley.example.com',
  'http://localhost:3000',
  'http://127.0.0.1',
  'http://[::1]:3000',
  'https://host.test',
  'http://intranet',
  'Ada',
])('%s reaches no one', (contact) => {
  expect(isReachableContact(contact)).toBe(false)
})

test('the user agent names a contact only where there is one', () => {
  expect(userAgentOf('https://medley.club')).toBe('Medley/0.1 (https://medley.club)')
  expect(userAgentOf(null)).toBe('Medley/0.1')
})
