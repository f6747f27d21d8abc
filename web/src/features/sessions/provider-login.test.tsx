import { screen, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { answer, callsOf, lose, refuse } from '../../testing/fake-server.ts'
import { watchLeaving } from '../../testing/left-page.ts'
import { setOperator } from '../../testing/operator.ts'
import { renderPart, renderRoutes } from '../../testing/render-app.tsx'
import { Screen } from '../../screens/create-account/screen.tsx'
import { LoginDropdown } from './login-dropdown.tsx'
import { LoginForm } from './login-form.tsx'
import { begunLogin } from './sessions.calls.ts'

const start = 'POST /v1/sessions/provider/start'
const url = 'https://login.house.example/authorize?state=s'
const button = { name: 'Log in with House' }

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

function open(element: ReactElement, isLoginByProviderOnly = false) {
  setOperator({ loginProvider: 'House', isLoginByProviderOnly })
  answer(start, { url, loginToken: 'begun' })
  return renderPart(element, { path: '/login' }).user
}

test('the login page leads to the provider by its name', async () => {
  const left = watchLeaving()
  const user = open(<LoginForm />)
  await user.click(screen.getByRole('button', button))
  await waitFor(() => expect(left).toEqual([url]))
  expect(callsOf(start).map(({ body }) => body)).toEqual([{ lifetime: 'ordinary' }])
  expect(begunLogin()).toEqual({ loginToken: 'begun', returnPath: '/', purpose: 'login' })
})

test.each(['/login?invitation=key', '/create-account?invitation=key', '/join/key'])(
  'an invitation goes along from %s',
  async (path) => {
    const left = watchLeaving()
    setOperator({ loginProvider: 'House', isLoginByProviderOnly: true })
    answer(start, { url, loginToken: 'begun' })
    const { user } = renderPart(<LoginForm />, { path })
    await user.click(screen.getByRole('button', button))
    await waitFor(() => expect(left).toEqual([url]))
    expect(callsOf(start).map(({ body }) => body)).toEqual([
      { lifetime: 'ordinary', invitation: 'key' },
    ])
  },
)

test('an invitation leads on to the login and the registration', async () => {
  setOperator({ loginProvider: 'House', registration: 'invited' })
  const routes = [
    { path: '/create-account', element: <Screen /> },
    { path: '/login', element: <LoginForm /> },
  ]
  const { user } = renderRoutes(routes, { path: '/create-account?invitation=key' })
  expect(screen.getByRole('button', button)).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'Login' }))
  const back = await screen.findByRole('link', { name: 'Create an account' })
  expect(back.getAttribute('href')).toBe('/create-account?invitation=key')
})

test('where the provider is the only way, an invitation leads to it', async () => {
  setOperator({ loginProvider: 'House', isLoginByProviderOnly: true })
  answer(start, { url, loginToken: 'begun' })
  const routes = [
    { path: '/create-account', element: <Screen /> },
    { path: '/login', element: <LoginForm /> },
  ]
  const left = watchLeaving()
  const { user } = renderRoutes(routes, { path: '/create-account?invitation=key' })
  await user.click(await screen.findByRole('button', button))
  await waitFor(() => expect(left).toEqual([url]))
  expect(callsOf(start).map(({ body }) => body)).toEqual([
    { lifetime: 'ordinary', invitation: 'key' },
  ])
})

test('the dropdown remembers members who want that', async () => {
  const left = watchLeaving()
  const user = open(<LoginDropdown />)
  await user.click(screen.getByRole('button', { name: 'Login' }))
  await user.click(await screen.findByLabelText('Remember me'))
  await user.click(screen.getByRole('button', button))
  await waitFor(() => expect(left).toEqual([url]))
  expect(callsOf(start).map(({ body }) => body)).toEqual([{ lifetime: 'remembered' }])
})

test('nothing is offered without a provider', () => {
  renderPart(<LoginForm />, { path: '/login' })
  expect(screen.getByLabelText('Password')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Log in with (?!a passkey)/ })).toBeNull()
})

test('where the provider is the only way, there is no form but for admins', () => {
  open(<LoginForm />, true)
  expect(screen.getByRole('button', button)).toBeTruthy()
  expect(screen.queryByLabelText('Password')).toBeNull()
})

test('the admins of the settings find the form by its address', () => {
  setOperator({ loginProvider: 'House', isLoginByProviderOnly: true })
  renderPart(<LoginForm />, { path: '/login?password' })
  expect(screen.getByLabelText('Password')).toBeTruthy()
})

test.each([
  [() => refuse(start, 'unavailable'), /House is not answering/],
  [() => refuse(start, 'rate_limited'), /Too many requests/],
  [() => lose(start), /An unexpected error occurred/],
])('says why the way to the provider is not open (%#)', async (fail, text) => {
  const left = watchLeaving()
  const user = open(<LoginForm />)
  fail()
  await user.click(screen.getByRole('button', button))
  expect(await screen.findByText(text)).toBeTruthy()
  expect(left).toEqual([])
})
