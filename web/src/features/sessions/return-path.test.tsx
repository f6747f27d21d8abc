import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ann, type TestMember } from '../../testing/members.ts'
import { renderRoutes } from '../../testing/render-app.tsx'
import { useReturnPath } from './return-path.ts'
import { WayIn } from './way-in.tsx'

function Login() {
  return (
    <>
      back to {useReturnPath()} <WayIn purpose="to go on." />
    </>
  )
}

function open(path: string, as?: TestMember) {
  renderRoutes(
    [
      { path: '/film/:id', element: <WayIn purpose="to rate Paterson." /> },
      { path: '/login', element: <Login /> },
      { path: '/create-account', element: <Login /> },
    ],
    { path, ...(as && { as }) },
  )
}

test('the login leads back to the screen that the visitor came from', async () => {
  open('/film/12?sort=newest')
  fireEvent.click(await screen.findByRole('link', { name: 'Log in' }))
  expect(await screen.findByText(/back to \/film\/12\?sort=newest/)).toBeTruthy()
  fireEvent.click(screen.getByRole('link', { name: 'create an account' }))
  expect(await screen.findByText(/back to \/film\/12\?sort=newest/)).toBeTruthy()
})

test('a login without an origin leads home', async () => {
  open('/login')
  expect(await screen.findByText(/back to \/$/)).toBeTruthy()
})

test('members see no way in', async () => {
  open('/film/12', ann)
  expect(screen.queryByRole('link')).toBeNull()
})

test.each(['//elsewhere.example', 'https://elsewhere.example', 3])(
  'an origin outside of this site leads home: %s',
  async (from) => {
    const { router } = renderRoutes([
      { path: '/', element: 'home' },
      { path: '/login', element: <Login /> },
    ])
    await act(async () => router.navigate('/login', { state: { from } }))
    expect(await screen.findByText(/back to \/$/)).toBeTruthy()
  },
)
