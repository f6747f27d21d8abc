import { screen } from '@testing-library/react'
import type userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { beforeEach, describe, expect, test } from 'vitest'
import { answer, callsOf, refuse } from '../../testing/fake-server.ts'
import { ann, answerLogin, tokenOf } from '../../testing/members.ts'
import { renderRoutes } from '../../testing/render-app.tsx'
import { LoginDropdown } from './login-dropdown.tsx'
import { LoginForm } from './login-form.tsx'
import { currentMember } from './session.ts'

const finish = 'POST /v1/sessions/second-factor'

beforeEach(() => {
  answerLogin()
  refuse('POST /login', 'second_factor_required', undefined, {
    methods: ['code', 'recoveryCode'],
    loginToken: 'pending',
  })
  answer(finish, { token: tokenOf(ann) })
})

async function open(element: ReactElement) {
  const routes = [
    { path: '/login', element },
    { path: '/', element: <p>Home</p> },
  ]
  const { user } = renderRoutes(routes, { path: '/login' })
  return user
}

async function logIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(await screen.findByLabelText('Username or e-mail'), 'ann')
  await user.type(screen.getByLabelText('Password'), 'long enough{Enter}')
  await screen.findByLabelText('Code')
}

describe('the second step of a login', () => {
  test('asks for the code of the app, then leads home', async () => {
    const user = await open(<LoginForm />)
    await logIn(user)
    expect(currentMember()).toBeNull()
    expect(document.activeElement).toBe(screen.getByLabelText('Code'))
    await user.keyboard('123 456{Enter}')
    expect(await screen.findByText('Home')).toBeTruthy()
    expect(callsOf(finish).map(({ body }) => body)).toEqual([
      { loginToken: 'pending', proof: { method: 'code', code: '123 456' } },
    ])
    expect(currentMember()?.username).toBe('ann')
  })

  test('takes a recovery code instead', async () => {
    const user = await open(<LoginForm />)
    await logIn(user)
    await user.click(screen.getByRole('button', { name: 'Use a recovery code' }))
    await user.type(screen.getByLabelText('Recovery code'), 'abcd-efgh{Enter}')
    expect(await screen.findByText('Home')).toBeTruthy()
    const proof = { method: 'recoveryCode', code: 'abcd-efgh' }
    expect(callsOf(finish).map(({ body }) => body.proof)).toEqual([proof])
  })

  test.each([
    ['invalid_proof', 'This code is wrong or has been used'],
    ['invalid_token', 'This took too long. Go back and log in again.'],
    ['rate_limited', 'Too many attempts. Wait 60 seconds.'],
    ['internal_error', 'An error occurred'],
  ] as const)('says why it failed: %s', async (code, text) => {
    refuse(finish, code)
    const user = await open(<LoginForm />)
    await logIn(user)
    await user.type(screen.getByLabelText('Code'), '123456{Enter}')
    expect(await screen.findByText(text)).toBeTruthy()
    await user.type(screen.getByLabelText('Code'), '7')
    expect(screen.queryByText(text)).toBeNull()
  })

  test('leads back to name and password', async () => {
    const user = await open(<LoginForm />)
    await logIn(user)
    await user.click(screen.getByRole('button', { name: 'Back' }))
    expect(screen.getByLabelText('Username or e-mail')).toBeTruthy()
  })

  test('comes in the dropdown of the navbar as well', async () => {
    const user = await open(<LoginDropdown />)
    await user.click(screen.getByRole('button', { name: 'Login' }))
    await logIn(user)
    await user.type(screen.getByLabelText('Code'), '123456{Enter}')
    expect(await screen.findByText('Home')).toBeTruthy()
    expect(callsOf('POST /login').map(({ body }) => body.lifetime)).toEqual(['browser'])
  })
})
