import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ann, type TestMember } from '../../testing/members.ts'
import { renderRoutes } from '../../testing/render-app.tsx'
import { MembersOnly } from './members-only.tsx'
import { leave } from './session.ts'

function openMembersScreen(as?: TestMember) {
  renderRoutes(
    [
      { path: '/', element: 'home' },
      { path: '/login', element: 'login' },
      { path: '/mine', element: <MembersOnly>{({ username }) => `of ${username}`}</MembersOnly> },
    ],
    { path: '/mine', ...(as && { as }) },
  )
}

test('redirects a visitor to the login', async () => {
  openMembersScreen()
  expect(await screen.findByText('login')).toBeTruthy()
})

test('redirects home on logout', async () => {
  openMembersScreen(ann)
  expect(await screen.findByText('of ann')).toBeTruthy()
  act(leave)
  expect(await screen.findByText('home')).toBeTruthy()
})
