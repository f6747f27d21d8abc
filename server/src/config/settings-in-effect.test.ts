import { expect, test } from 'vitest'
import { ConfigError } from './config-error.ts'
import { applyChanges, settingsInEffect } from './settings-in-effect.ts'

const here = { PUBLIC_URL: 'https://medley.example' }

test('the environment rules over what is stored, and that over defaults', () => {
  const stored = { PUBLIC_URL: 'https://other.example', REGISTRATION: 'invited' }
  const { config, valueOf, originOf } = settingsInEffect(here, stored)
  expect(config).toMatchObject({ publicUrl: here.PUBLIC_URL, access: { registration: 'invited' } })
  expect([originOf('PUBLIC_URL'), originOf('REGISTRATION'), originOf('VISITORS')]).toEqual([
    'environment',
    'stored',
    'default',
  ])
  expect([valueOf('REGISTRATION'), valueOf('VISITORS')]).toEqual(['invited', null])
})

test('a group that contradicts the environment is left out, and the rest stays', () => {
  const stored = { INSTANCE_NAME: 'Film club', SPOTIFY_CLIENT_SECRET: 'secret' }
  expect(settingsInEffect(here, { ...stored, SPOTIFY_CLIENT_ID: 'id' }).leftOut).toEqual([])
  const { config, leftOut } = settingsInEffect(here, stored)
  expect(leftOut).toEqual(['sources'])
  expect(config.site.operator.instance).toBe('Film club')
})

test('changes that are not usable name their setting', () => {
  const settings = settingsInEffect(here, {})
  const refused = (changes: Parameters<typeof settings.withChanges>[0]) => {
    try {
      return settings.withChanges(changes)
    } catch (error) {
      return error instanceof ConfigError ? error.setting : error
    }
  }
  expect(refused({ REGISTRATION: 'sometimes' })).toBe('REGISTRATION')
  expect(refused({ OIDC_ONLY: 'on' })).toBe('OIDC_ISSUER')
  expect(refused({ S3_BUCKET: 'pictures' })).toBe('S3_ENDPOINT')
})

test('null and an empty value return to the default', () => {
  const stored = { REGISTRATION: 'invited', INSTANCE_NAME: 'Film club' }
  expect(applyChanges(stored, { REGISTRATION: null, INSTANCE_NAME: '' })).toEqual({})
  expect(applyChanges(stored, { VISITORS: 'none' })).toEqual({ ...stored, VISITORS: 'none' })
})

test('addresses are invented only where nobody else reaches the product', () => {
  const contactAt = (url: string) =>
    settingsInEffect({ PUBLIC_URL: url }, {}).config.site.operator.contactEmail
  expect(contactAt('http://localhost:3000')).toBe('contact@medley.example')
  expect(contactAt('https://medley.example')).toBeNull()
})
