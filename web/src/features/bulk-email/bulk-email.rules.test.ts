import { expect, test } from 'vitest'
import { addressesOf, bulkEmailRules as rules } from './bulk-email.rules.ts'
import { claimsOfToken } from './unsubscribe-token.ts'

test.each([
  ['ann@mail.example', true],
  [' ann@mail.example , ben@mail.example,', true],
  ['', 'Required'],
  [' , ', 'Required'],
  ['ann', 'Invalid Email'],
  ['ann@mail.example ben@mail.example', 'Invalid Email'],
  ['ann@mail.example, ben', 'Invalid Email'],
  [`${'a'.repeat(250)}@mail.example`, 'Invalid Email'],
  [
    Array.from({ length: 501 }, (_, index) => `a${index}@mail.example`).join(),
    'Must be at most 500 addresses',
  ],
])('recipients %j', (list, verdict) => {
  expect(rules.recipients(list)).toBe(verdict)
})

test('splits addresses at commas and drops empty ones', () => {
  expect(addressesOf(' a@b.example,, c@d.example ')).toEqual(['a@b.example', 'c@d.example'])
})

test.each([
  ['News', true],
  [' ', 'Required'],
  ['🎬'.repeat(255), true],
  ['x'.repeat(256), 'Must be at most 255 characters'],
])('subject %j', (subject, verdict) => {
  expect(rules.subject(subject)).toBe(verdict)
})

test.each([
  ['Leave: {{unsubscribeLink}}', true],
  ['', 'Required'],
  ['Leave: {{ unsubscribeLink }}', 'requires the unsubscribe link placeholder'],
  [`{{unsubscribeLink}}${'x'.repeat(100_000)}`, 'Must be at most 100000 characters'],
])('template %#', (template, verdict) => {
  expect(rules.template(template)).toBe(verdict)
})

const tokenOf = (claims: unknown) =>
  `x.${btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(claims))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')}.y`

test.each([
  [tokenOf({ email: 'ann@mail.example' }), 'ann@mail.example'],
  [tokenOf({ email: 'jürgen+?~@mail.example' }), 'jürgen+?~@mail.example'],
  [tokenOf({ email: 7 }), null],
  [tokenOf(null), null],
  ['x.y.z', null],
  ['', null],
])('reads the address in the token %j', (token, email) => {
  expect(claimsOfToken(token)).toEqual(email === null ? null : { email })
})
