import type {
  InstanceSetting,
  InstanceSettings,
} from '@medley/contract/administration/instance-settings'
import { type SettingName, settingRules } from '@medley/contract/administration/setting-rules'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answer, callsOf, lose, refuse } from '../../testing/fake-server.ts'
import { answerLogin, answerShell, tokenOf } from '../../testing/members.ts'
import { setOperator } from '../../testing/operator.ts'
import { renderApp, renderPart } from '../../testing/render-app.tsx'
import { MediaQueries } from '../../testing/browser-gaps.ts'
import { SetupEnd } from './setup-end.tsx'

const ada = { id: 1, username: 'ada' }
const password = 'an engine of 1843'
const noFactors = { app: null, passkeys: [], recoveryCodesLeft: 0 }

type Facts = Partial<Record<SettingName, Partial<InstanceSetting>>>

/** The settings of a new instance, some of them otherwise. */
function settingsWith(facts: Facts = {}): InstanceSettings {
  const settings = settingRules.map(({ name, form, default: value }) => ({
    name,
    value: form === 'secret' ? null : value,
    isSet: false,
    origin: 'default' as const,
    ...facts[name],
  }))
  return { settings, outside: [] }
}

beforeEach(() => answer('GET /v1/second-factors', noFactors))
afterEach(() => {
  history.replaceState(null, '', '/')
  vi.restoreAllMocks()
})

const create = () => screen.findByRole('button', { name: 'Create the admin' })

async function openNew(path = '/setup') {
  setOperator({ needsSetup: true })
  const opened = await renderApp(path)
  await create()
  const fill = async (code?: string) => {
    const { user } = opened
    if (code !== undefined) await user.type(screen.getByLabelText('Code'), code)
    await user.type(screen.getByLabelText('Username'), 'ada')
    await user.type(screen.getByLabelText('E-mail'), 'ada@mail.example')
    await user.type(screen.getByLabelText('Password'), password)
    await user.type(screen.getByLabelText('Confirm password'), password)
    await user.click(await create())
  }
  return { ...opened, fill }
}

function answerSetUp(settings = settingsWith()): void {
  answerLogin()
  answerShell(ada)
  answer('POST /v1/setup', ada)
  answer('POST /login', tokenOf(ada))
  answer('GET /v1/instance/settings', settings)
}

test('every path of a new instance leads to its set-up, which offers no login', async () => {
  const { router } = await openNew('/explore/film')
  expect(router.state.location.pathname).toBe('/setup')
  expect(screen.queryByRole('button', { name: 'Login' })).toBeNull()
})

test('a phone has no tabs before there is an admin', async () => {
  const { match } = new MediaQueries()
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget(), match(query), { matches: query.includes('width') }),
  )
  await openNew()
  // Its code loads after the page.
  const { TabBar } = await import('../../app/shell/tab-bar.tsx')
  renderPart(<TabBar />)
  expect(screen.queryByRole('navigation', { name: 'Places' })).toBeNull()
  setOperator({ needsSetup: false })
  renderPart(<TabBar />)
  expect(screen.getByRole('navigation', { name: 'Places' })).toBeTruthy()
})

test('the code of the link leaves the address and is sent', async () => {
  answerSetUp()
  history.replaceState(null, '', '/setup#abcd-efgh')
  const { fill } = await openNew()
  expect(location.hash).toBe('')
  await fill()
  expect(await screen.findByRole('heading', { name: 'Name and doors' })).toBeTruthy()
  expect(callsOf('POST /v1/setup').map(({ body }) => body.code)).toEqual(['abcd-efgh'])
})

test.each(['%', 'nothing'])('the wrong code %s of a link is shown with its error', async (code) => {
  refuse('POST /v1/setup', 'setup_code_wrong')
  history.replaceState(null, '', `/setup#${code}`)
  const { fill } = await openNew()
  expect(screen.queryByLabelText('Code')).toBeNull()
  await fill()
  expect((await screen.findByLabelText<HTMLInputElement>('Code')).value).toBe(code)
})

test('a wrong code is said at its field and nothing typed is lost', async () => {
  refuse('POST /v1/setup', 'setup_code_wrong')
  const { fill } = await openNew()
  await fill('nothing')
  expect(await screen.findAllByText('This is not the code of this instance.')).not.toEqual([])
  const fields = ['Code', 'Username', 'E-mail', 'Password'].map(
    (label) => screen.getByLabelText<HTMLInputElement>(label).value,
  )
  expect(fields).toEqual(['nothing', 'ada', 'ada@mail.example', password])
})

test('who comes second is told and led to the login', async () => {
  refuse('POST /v1/setup', 'setup_done')
  const { fill } = await openNew()
  await fill('abcd')
  const link = await screen.findByRole('link', { name: 'Log in' })
  expect(link.getAttribute('href')).toBe('/login')
})

test('a lost answer keeps the form', async () => {
  lose('POST /v1/setup')
  const { fill } = await openNew()
  await fill('abcd')
  expect(await screen.findByText(/^The server didn’t respond/)).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Username').value).toBe('ada')
})

test('an admin who comes back goes on at the second step, and can skip to the end', async () => {
  answer('GET /v1/instance/settings', settingsWith())
  const { user } = await renderApp('/setup', { as: ada })
  for (const heading of ['Name and doors', 'Mail', 'Pictures and sources']) {
    expect(await screen.findByRole('heading', { name: heading })).toBeTruthy()
    await user.click(await screen.findByRole('button', { name: 'Skip' }))
  }
  expect(await screen.findByRole('heading', { name: 'It is ready' })).toBeTruthy()
  expect(callsOf('PATCH /v1/instance/settings')).toEqual([])
})

test('only what was changed is saved, and a public address waives the second factor', async () => {
  const settings = settingsWith()
  answer('GET /v1/instance/settings', settings)
  answer('PATCH /v1/instance/settings', settings)
  const { user } = await renderApp('/setup', { as: ada })
  await user.type(await screen.findByLabelText('Public address'), 'https://films.example')
  await user.click(screen.getByRole('button', { name: 'Save and go on' }))
  await screen.findByRole('heading', { name: 'Mail' })
  expect(callsOf('PATCH /v1/instance/settings').map(({ body }) => body.values)).toEqual([
    { PUBLIC_URL: 'https://films.example', REQUIRE_ADMIN_2FA: 'off' },
  ])
})

test('what the environment says of the second factor is left alone', async () => {
  const settings = settingsWith({
    REQUIRE_ADMIN_2FA: { value: 'off', isSet: true, origin: 'environment' },
  })
  answer('GET /v1/instance/settings', settings)
  answer('PATCH /v1/instance/settings', settings)
  const { user } = await renderApp('/setup', { as: ada })
  await user.type(await screen.findByLabelText('Public address'), 'https://films.example')
  await user.click(screen.getByRole('button', { name: 'Save and go on' }))
  await screen.findByRole('heading', { name: 'Mail' })
  expect(callsOf('PATCH /v1/instance/settings').map(({ body }) => body.values)).toEqual([
    { PUBLIC_URL: 'https://films.example' },
  ])
})

test('an admin with a second factor is asked for it at a public address, too', async () => {
  answer('GET /v1/second-factors', { ...noFactors, app: { timeAdded: '2026-05-01T12:00:00.000Z' } })
  const settings = settingsWith()
  answer('GET /v1/instance/settings', settings)
  answer('PATCH /v1/instance/settings', settings)
  const { user } = await renderApp('/setup', { as: ada })
  await user.type(await screen.findByLabelText('Public address'), 'https://films.example')
  await user.click(screen.getByRole('button', { name: 'Save and go on' }))
  await screen.findByRole('heading', { name: 'Mail' })
  expect(callsOf('PATCH /v1/instance/settings').map(({ body }) => body.values)).toEqual([
    { PUBLIC_URL: 'https://films.example' },
  ])
})

test.each([
  ['off', true],
  ['on', false],
])('the end with a stored second factor of %s says that it is missing: %s', async (value, said) => {
  const stored = { value, isSet: true, origin: 'stored' as const }
  answer('GET /v1/instance/settings', settingsWith({ REQUIRE_ADMIN_2FA: stored }))
  renderPart(<SetupEnd />, { as: ada })
  answerLogin()
  expect(await screen.findByText(/no mail server/)).toBeTruthy()
  expect(screen.queryByText(/set up a second factor/) !== null).toBe(said)
})
