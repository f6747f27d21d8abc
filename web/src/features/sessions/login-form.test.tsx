import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { LoginDropdown } from './login-dropdown.tsx'
import { LoginForm } from './login-form.tsx'
import { currentMember, leave } from './session.ts'

const token = `x.${btoa(JSON.stringify({ userId: 7, username: 'Ann' }))}.y`
const answers = new Map<string, () => Response>()
const sent: { path: string; body: unknown }[] = []

beforeEach(() => {
  sent.length = 0
  answers.clear()
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    sent.push({ path, body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined })
    return answers.get(path)?.() ?? Response.json({ roles: [] })
  })
})

afterEach(() => {
  leave()
  vi.unstubAllGlobals()
})

function open(element: ReactElement) {
  const router = createMemoryRouter(
    [
      { path: '/login', element },
      { path: '/', element: <p>Home</p> },
    ],
    { initialEntries: ['/login'] },
  )
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return userEvent.setup()
}

async function fillIn(user: ReturnType<typeof userEvent.setup>, name: string, password: string) {
  await user.type(screen.getByLabelText('Username or e-mail'), name)
  await user.type(screen.getByLabelText('Password'), password)
}

describe('the login page', () => {
  test('names both missing fields and sends nothing', async () => {
    const user = open(<LoginForm />)
    await user.click(screen.getByRole('button', { name: 'Login' }))
    expect(await screen.findByText('username missing')).toBeInstanceOf(HTMLElement)
    expect(screen.getByText('password missing')).toBeInstanceOf(HTMLElement)
    expect(sent).toEqual([])
  })

  test.each([
    ['Ann', { username: 'Ann' }],
    ['ann@mail.example', { email: 'ann@mail.example' }],
  ])('sends %s by its kind and goes home', async (name, who) => {
    answers.set('/login', () => new Response(token))
    const user = open(<LoginForm />)
    await fillIn(user, name, 'long enough{Enter}')
    expect(await screen.findByText('Home')).toBeInstanceOf(HTMLElement)
    expect(sent[0]).toEqual({ path: '/login', body: { ...who, password: 'long enough' } })
    expect(currentMember()).toMatchObject({ id: 7, username: 'Ann', isAdmin: false })
  })

  const refusal = (status: number, code: string) => () =>
    Response.json({ status, code, message: 'text of the server' }, { status })
  test.each([
    [refusal(422, 'invalid_credentials'), 'Username or Password is incorrect'],
    [refusal(500, 'internal_error'), 'A server error occurred!'],
    [() => new Response('not a token'), 'An unexpected error occurred!'],
  ])('says why a login failed (%#)', async (answer, text) => {
    answers.set('/login', answer)
    const user = open(<LoginForm />)
    await fillIn(user, 'Ann', 'long enough{Enter}')
    expect(await screen.findByText(text)).toBeInstanceOf(HTMLElement)
    expect(currentMember()).toBeNull()
  })

  test('says so when nobody answers', async () => {
    answers.set('/login', () => {
      throw new TypeError('no network')
    })
    const user = open(<LoginForm />)
    await fillIn(user, 'Ann', 'long enough{Enter}')
    expect(await screen.findByText('An unexpected error occurred!')).toBeInstanceOf(HTMLElement)
  })
})

describe('the login dropdown', () => {
  test('has one text for empty fields', async () => {
    const user = open(<LoginDropdown />)
    await user.click(screen.getByRole('button', { name: 'Login' }))
    await user.type(await screen.findByLabelText('Username or e-mail'), 'Ann{Enter}')
    expect(await screen.findByText('Username or Password empty')).toBeInstanceOf(HTMLElement)
    expect(sent).toEqual([])
  })

  test('submits with Enter in the password field', async () => {
    answers.set('/login', () => new Response(`"${token}"`))
    const user = open(<LoginDropdown />)
    await user.click(screen.getByRole('button', { name: 'Login' }))
    await screen.findByLabelText('Password')
    await fillIn(user, 'Ann', 'long enough{Enter}')
    expect(await screen.findByText('Home')).toBeInstanceOf(HTMLElement)
    expect(currentMember()?.username).toBe('Ann')
  })
})
