import { expect, test } from 'vitest'
import { readOperator } from './operator.ts'
import { setOperator } from './testing/operator.ts'

test('the operator is the one that the page names', () => {
  const operator = {
    instance: 'Film club',
    accentHue: 300,
    isDemo: true,
    needsSetup: false,
    name: 'Medley Example Ltd',
    contactEmail: 'hello@mail.example',
    supportEmail: 'help@mail.example',
    state: 'Oregon',
    appStoreUrl: null,
    googlePlayUrl: null,
    registration: 'invited' as const,
    visitors: 'none' as const,
    loginProvider: 'House',
    isLoginByProviderOnly: true,
  }
  setOperator(operator)
  expect(readOperator()).toEqual(operator)
})

test('a page that names nobody leaves the examples of the build', () => {
  expect(readOperator()).toEqual({
    instance: 'Medley',
    accentHue: null,
    isDemo: false,
    needsSetup: false,
    name: null,
    contactEmail: 'contact@medley.example',
    supportEmail: 'support@medley.example',
    state: 'Delaware',
    appStoreUrl: null,
    googlePlayUrl: null,
    registration: 'open',
    visitors: 'browse',
    loginProvider: null,
    isLoginByProviderOnly: false,
  })
})
