import { expect, test } from 'vitest'
import { compileMessage } from './compile-message.ts'
import { toPseudo } from './pseudo.ts'

test.each([
  ['Lists of {name}', '[Lîšţš ôf {name}·····]'],
  [
    '{count, plural, one {# list} other {# lists}}',
    `[{count,plural,one{# ļîšţ} other{# ļîšţš}}${'·'.repeat(15)}]`,
  ],
  ['# What we store', '# [Wháţ wë šţôřë·····]'],
  ['See the [terms](termsAndConditions).', '[Šëë ţhë [ţëřmš](termsAndConditions).············]'],
  ["'{'", "['{'·]"],
  ['', ''],
])('%j is %j', (message, expected) => {
  const pseudo = toPseudo(message)
  expect(pseudo).toBe(expected)
  expect(() => compileMessage(pseudo)).not.toThrow()
})
