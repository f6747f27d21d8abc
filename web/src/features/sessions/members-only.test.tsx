import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MembersOnly } from './members-only.tsx'
import { enter, leave } from './session.ts'

beforeEach(() => vi.stubGlobal('fetch', async () => Response.json({ roles: [] })))
afterEach(() => act(leave))

function openMembersScreen() {
  const router = createMemoryRouter(
    [
      { path: '/', element: 'home' },
      { path: '/login', element: 'login' },
      { path: '/mine', element: <MembersOnly>{({ username }) => `of ${username}`}</MembersOnly> },
    ],
    { initialEntries: ['/mine'] },
  )
  render(<RouterProvider router={router} />)
}

test('leads a visitor to the login', async () => {
  openMembersScreen()
  expect(await screen.findByText('login')).toBeTruthy()
})

test('leads whoever logs out there home', async () => {
  enter(`x.${btoa(JSON.stringify({ userId: 7, username: 'ann' }))}.x`, 'session')
  openMembersScreen()
  expect(await screen.findByText('of ann')).toBeTruthy()
  act(leave)
  expect(await screen.findByText('home')).toBeTruthy()
})
