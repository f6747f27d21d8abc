import { screen } from '@testing-library/react'
import type userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { beforeEach, describe, expect, test } from 'vitest'
import { answer, callsOf, lose, refuse } from '../../testing/fake-server.ts'
import { ann, answerLogin, tokenOf } from '../../testing/members.ts'
import { renderRoutes } from '../../testing/render-app.tsx'
import { LoginDropdown } from './login-dropdown.tsx'
import { LoginForm } from './login-form.tsx'
import { currentMember } from './session.ts'

const token = tokenOf(ann)

beforeEach(() => {
  answerLogin()
  answer('POST /login', token)
})

const sent = () => callsOf('POST /login').map(({ body }) => body)

function open(element: ReactElement) {
  const routes = [
    { path: '/login', element },
    { path: '/', element: <p>Home</p> },
  ]
  return renderRoutes(routes, { path: '/login' }).user
}

async function fillIn(user: ReturnType<typeof userEvent.setup>, name: string, password: string) {
  await user.type(screen.getByLabelText('Username or e-mail'), name)
  await user.type(screen.getByLabelText('Password'), password)
}

describe('the login page', () => {
  test('reports both missing fields and sends nothing', async () => {
    const user = open(<LoginForm />)
    await user.click(screen.getByRole('button', { name: 'Login' }))
    expect(await screen.findByText('username missing')).toBeInstanceOf(HTMLElement)
    expect(screen.getByText('password missing')).toBeInstanceOf(HTMLElement)
    expect(sent()).toEqual([])
  })

  test.each([
    ['ann', { username: 'ann' }],
    ['ann@mail.example', { email: 'ann@mail.example' }],
  ])('sends %s as username or e-mail and leads home', async (name, who) => {
    const user = open(<LoginForm />)
    await fillIn(user, name, 'long enough{Enter}')
    expect(await screen.findByText('Home')).toBeInstanceOf(HTMLElement)
    expect(sent()).toEqual([{ ...who, password: 'long enough', lifetime: 'ordinary' }])
    expect(currentMember()).toMatchObject({ id: 7, username: 'ann', isAdmin: false })
  })

  test.each([
    [() => refuse('POST /login', 'invalid_credentials'), 'Username or Password is incorrect'],
    [() => refuse('POST /login', 'internal_error'), 'A server error occurred!'],
    [() => answer('POST /login', 'not a token'), 'An unexpected error occurred!'],
  ])('shows why a login failed (%#)', async (failLogin, text) => {
    failLogin()
    const user = open(<LoginForm />)
    await fillIn(user, 'ann', 'long enough{Enter}')
    expect(await screen.findByText(text)).toBeInstanceOf(HTMLElement)
    expect(currentMember()).toBeNull()
  })

  test('shows an error when the request is lost', async () => {
    lose('POST /login')
    const user = open(<LoginForm />)
    await fillIn(user, 'ann', 'long enough{Enter}')
    expect(await screen.findByText('An unexpected error occurred!')).toBeInstanceOf(HTMLElement)
  })
})

describe('the login dropdown', () => {
  test('shows a single text for empty fields', async () => {
    const user = open(<LoginDropdown />)
    await user.click(screen.getByRole('button', { name: 'Login' }))
    await user.type(await screen.findByLabelText('Username or e-mail'), 'Ann{Enter}')
    expect(await screen.findByText('Username or Password empty')).toBeInstanceOf(HTMLElement)
    expect(sent()).toEqual([])
  })

  test('submits with Enter in the password field', async () => {
    answer('POST /login', `"${token}"`)
    const user = open(<LoginDropdown />)
    await user.click(screen.getByRole('button', { name: 'Login' }))
    await screen.findByLabelText('Password')
    await fillIn(user, 'ann', 'long enough{Enter}')
    expect(await screen.findByText('Home')).toBeInstanceOf(HTMLElement)
    expect(currentMember()?.username).toBe('ann')
    expect(sent()).toMatchObject([{ lifetime: 'browser' }])
  })

  test('asks for a lasting session with Remember me', async () => {
    const user = open(<LoginDropdown />)
    await user.click(screen.getByRole('button', { name: 'Login' }))
    await user.click(await screen.findByLabelText('Remember me'))
    await fillIn(user, 'ann', 'long enough{Enter}')
    expect(await screen.findByText('Home')).toBeInstanceOf(HTMLElement)
    expect(sent()).toMatchObject([{ lifetime: 'remembered' }])
  })
})
