import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useEffect, useRef } from 'react'
import { afterEach, expect, test } from 'vitest'
import { createMemoryRouter } from '../lib/router/router.ts'
import { RouterProvider } from '../lib/router/router-provider.tsx'
import { Outlet, Routes } from '../testing/routes.tsx'
import { Menu, MenuItem } from '../ui/overlays/menu.tsx'
import { RouteAnnouncer } from './route-announcer.tsx'
import { PageFrame } from './shell/page-frame.tsx'

afterEach(() => {
  document.title = ''
})

function Navbar() {
  return (
    <>
      <a href="/somewhere">Somewhere</a>
      <Menu trigger={<button type="button">Menu</button>}>
        <MenuItem onSelect={() => {}}>Profile</MenuItem>
      </Menu>
    </>
  )
}

function Screens() {
  return (
    <PageFrame navbar={<Navbar />} footer={null}>
      <Outlet />
      <RouteAnnouncer />
    </PageFrame>
  )
}

function Search() {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return (
    <>
      <h1>Search</h1>
      <input ref={field} aria-label="Words" />
    </>
  )
}

function show() {
  const router = createMemoryRouter()
  const routes = [
    {
      element: <Screens />,
      children: [
        { path: '/', element: <h1>Home</h1> },
        {
          path: '/film/1',
          element: (
            <>
              <title>Heat · Medley</title>
              <h1>Heat</h1>
            </>
          ),
        },
        { path: '/waiting', element: <p>Loading</p> },
        { path: '/search', element: <Search /> },
      ],
    },
  ]
  render(
    <RouterProvider router={router}>
      <Routes routes={routes} />
    </RouterProvider>,
  )
  return (path: string) => act(async () => router.navigate(path))
}

const said = () => document.querySelector('[data-route-title]')?.textContent

test('leaves the first page load to the browser', () => {
  show()
  expect(document.activeElement).toBe(document.body)
  expect(said()).toBe('')
})

test('focuses the heading and announces the title of a new path', async () => {
  const go = show()
  await go('/film/1')
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Heat' }))
  await waitFor(() => expect(said()).toBe('Heat · Medley'))
})

test('announces a title that changes with the data', async () => {
  const go = show()
  await go('/waiting')
  expect(document.activeElement).toBe(screen.getByRole('main'))
  document.title = 'Nora · Medley'
  await waitFor(() => expect(said()).toBe('Nora · Medley'))
})

test('focuses a heading that renders with the data, unless the focus has moved', async () => {
  const go = show()
  await go('/waiting')
  const main = screen.getByRole('main')
  main.insertAdjacentHTML('afterbegin', '<h1>Nora</h1>')
  document.title = 'Nora · Medley'
  const heading = screen.getByRole('heading', { name: 'Nora' })
  await waitFor(() => expect(document.activeElement).toBe(heading))

  const link = screen.getByRole('link', { name: 'Somewhere' })
  link.focus()
  document.title = 'Nora Lee · Medley'
  await waitFor(() => expect(said()).toBe('Nora Lee · Medley'))
  expect(document.activeElement).toBe(link)
})

test('leaves the focus to a screen that sets it', async () => {
  const go = show()
  await go('/search')
  expect(document.activeElement).toBe(screen.getByLabelText('Words'))
})

test('leaves the focus in a menu that was opened while the page loaded', async () => {
  const go = show()
  fireEvent.click(screen.getByRole('button', { name: 'Menu' }))
  const item = screen.getByRole('menuitem', { name: 'Profile' })
  expect(document.activeElement).toBe(item)
  await go('/film/1')
  expect(document.activeElement).toBe(item)
})
