import type {
  InstanceSetting,
  InstanceSettings,
} from '@medley/contract/administration/instance-settings'
import { type SettingName, settingRules } from '@medley/contract/administration/setting-rules'
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, callsOf, refuse } from '../../testing/fake-server.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { ann } from '../../testing/members.ts'

const ada = { id: 1, username: 'ada' }

type Facts = Partial<Record<SettingName, Partial<InstanceSetting>>>

function settingsWith(facts: Facts = {}): InstanceSettings {
  const settings = settingRules.map(({ name, form, default: value }) => ({
    name,
    value: form === 'secret' ? null : value,
    isSet: false,
    origin: 'default' as const,
    ...facts[name],
  }))
  return { settings, outside: [{ name: 'PORT', value: '3000' }] }
}

async function open(facts: Facts = {}) {
  answer('GET /v1/instance/settings', settingsWith(facts))
  answer('PATCH /v1/instance/settings', settingsWith(facts))
  const opened = await renderApp('/settings/instance', { as: ada })
  await screen.findByLabelText('Search settings', {}, { timeout: 20_000 })
  return opened
}

const sent = () => callsOf('PATCH /v1/instance/settings').map(({ body }) => body.values)

/** The Save button of the group that has a setting. */
function saveOf(label: string): HTMLElement {
  const form = screen.getByLabelText(label).closest('form')
  const found = form?.querySelector<HTMLElement>('button[type=submit]')
  if (!found) throw new Error(`No form has ${label}`)
  return found
}

test('only admins have the section and its page', async () => {
  const { router } = await renderApp('/settings/instance', { as: ann })
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeTruthy()
  expect(router.state.location.pathname).toBe('/page-not-found')
  expect(callsOf('GET /v1/instance/settings')).toEqual([])
})

test('says what was set before the start', async () => {
  await open()
  expect(screen.getByText('PORT')).toBeTruthy()
})

test('a setting of the environment is shown and cannot be changed', async () => {
  await open({ INSTANCE_NAME: { value: 'Film club', isSet: true, origin: 'environment' } })
  const name = screen.getByLabelText<HTMLInputElement>('Name')
  expect([name.value, name.disabled]).toEqual(['Film club', true])
  expect(screen.getByText('Set by the environment (INSTANCE_NAME)')).toBeTruthy()
})

test('a search finds labels, effects and variables, and keeps what is entered', async () => {
  const { user } = await open()
  await user.type(screen.getByLabelText('Operator'), 'Ada')
  const search = screen.getByLabelText('Search settings')
  await user.type(search, 'smtp_url')
  expect(screen.getByLabelText('Mail server')).toBeTruthy()
  expect(screen.queryByLabelText('Operator')).toBeNull()
  await user.clear(search)
  await user.type(search, 'no such thing')
  expect(screen.getByText('No setting has these words.')).toBeTruthy()
  await user.clear(search)
  expect(screen.getByLabelText<HTMLInputElement>('Operator').value).toBe('Ada')
})

test('only what was changed in its group is saved', async () => {
  const { user } = await open()
  await user.type(screen.getByLabelText('Contact address'), 'hello@mail.example')
  await user.type(screen.getByLabelText('Mail server'), 'smtp://mail.example')
  await user.click(saveOf('Contact address'))
  expect(await screen.findByText('Saved. It is in effect within seconds.')).toBeTruthy()
  expect(sent()).toEqual([{ CONTACT_EMAIL: 'hello@mail.example' }])
  expect(screen.getByLabelText<HTMLInputElement>('Mail server').value).toBe('smtp://mail.example')
})

test('a secret is never shown, and is removed on saving', async () => {
  const { user } = await open({ TMDB_TOKEN: { isSet: true, origin: 'stored' } })
  const token = screen.getByLabelText<HTMLInputElement>('TMDB token')
  expect([token.type, token.value]).toEqual(['password', ''])
  await user.click(screen.getByRole('button', { name: 'Remove' }))
  await user.click(saveOf('TMDB token'))
  await screen.findByText('Saved. It is in effect within seconds.')
  expect(sent()).toEqual([{ TMDB_TOKEN: null }])
})

test('a wrong value is said at its field and stays there', async () => {
  const { user } = await open()
  refuse('PATCH /v1/instance/settings', 'validation_error', [
    { field: 'values.CONTACT_EMAIL', message: 'must be an e-mail address' },
  ])
  const contact = screen.getByLabelText<HTMLInputElement>('Contact address')
  await user.type(contact, 'nobody')
  await user.click(saveOf('Contact address'))
  expect(await screen.findByText('Must be an e-mail address.')).toBeTruthy()
  expect([contact.value, contact.getAttribute('aria-invalid')]).toEqual(['nobody', 'true'])
})

test('the second factor that would lock out is explained', async () => {
  const { user } = await open()
  refuse('PATCH /v1/instance/settings', 'setting_locks_out')
  await user.selectOptions(screen.getByLabelText('Second factor for admins'), 'On')
  await user.click(saveOf('Second factor for admins'))
  expect(await screen.findByText(/^Then you would need a second factor/)).toBeTruthy()
})

test.each([
  ['Mail server', 'Send me a test', 'mail', 'SMTP_URL'],
  ['TMDB token', 'Try TMDB', 'tmdb', 'TMDB_TOKEN'],
] as const)('%s is tried before it is saved', async (label, button, service, name) => {
  answer('POST /v1/instance/settings/try', { isUsable: true })
  const { user } = await open()
  await user.type(screen.getByLabelText(label), 'not saved')
  await user.click(screen.getByRole('button', { name: button }))
  await screen.findByText(/^It works\.|^A letter is on its way/)
  expect(callsOf('POST /v1/instance/settings/try').map(({ body }) => body)).toEqual([
    { service, values: { [name]: 'not saved' } },
  ])
  expect(sent()).toEqual([])
})

test('a service that does not answer is a sentence', async () => {
  refuse('POST /v1/instance/settings/try', 'setting_unreachable')
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Send me a test' }))
  expect(await screen.findByText(/^Nothing answers there/)).toBeTruthy()
})

test.each(['Operator', 'Address of the store'])(
  'leaving asks about a changed %s',
  async (label) => {
    const { user, router } = await open()
    await user.type(screen.getByLabelText(label), 'x')
    act(() => router.navigate('/install'))
    expect(await screen.findByText('Your changes are not saved. Leave anyway?')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Stay' }))
    expect(router.state.location.pathname).toBe('/settings/instance')
  },
)
