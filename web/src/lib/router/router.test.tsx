import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Link, useLocation } from './navigation.tsx'
import { createBrowserRouter, createMemoryRouter, type Router } from './router.ts'
import { RouterProvider } from './router-provider.tsx'
import { ScrollRestoration } from './scroll-restoration.tsx'
import { useBlocker } from './use-blocker.ts'

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  window.scrollBy = (by?: ScrollToOptions | number) => {
    window.scrollY += typeof by === 'object' ? (by.top ?? 0) : 0
  }
})

afterEach(() => {
  window.history.replaceState(null, '', '/')
  sessionStorage.clear()
})

const travelling = { viewTransition: true }

function Page() {
  const { pathname, state } = useLocation()
  return (
    <>
      <h1>{pathname}</h1>
      <p>{JSON.stringify(state)}</p>
      <Link to="/next" state={{ from: 'here' }} {...travelling}>
        Next
      </Link>
      <Link to="/still" preventScrollReset>
        Still
      </Link>
      <ScrollRestoration />
      {pathname === '/editor' && <Editor />}
    </>
  )
}

function Editor() {
  const blocked = useBlocker((current, next) => current.pathname !== next.pathname)
  return (
    blocked && (
      <button type="button" onClick={blocked.proceed}>
        Leave
      </button>
    )
  )
}

function show(router: Router) {
  render(
    <RouterProvider router={router}>
      <Page />
    </RouterProvider>,
  )
  return { router, user: userEvent.setup() }
}

const heading = (name: string) => screen.findByRole('heading', { name })

function scrollTo(top: number): void {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true, writable: true })
}

test('a link leads to its path with its state, and Back leads back', async () => {
  const { router, user } = show(createBrowserRouter())
  await user.click(screen.getByRole('link', { name: 'Next' }))
  expect(await heading('/next')).toBeTruthy()
  expect(screen.getByText('{"from":"here"}')).toBeTruthy()
  expect(window.location.pathname).toBe('/next')
  act(() => router.navigate(-1))
  expect(await heading('/')).toBeTruthy()
})

test('a new page starts at the top, unless its link says otherwise; Back returns to where a page was left', async () => {
  const { router, user } = show(createMemoryRouter())
  scrollTo(400)
  vi.mocked(window.scrollTo).mockClear()
  await user.click(screen.getByRole('link', { name: 'Still' }))
  await heading('/still')
  expect(window.scrollTo).not.toHaveBeenCalled()
  await user.click(screen.getByRole('link', { name: 'Next' }))
  await heading('/next')
  expect(window.scrollTo).toHaveBeenLastCalledWith(0, 0)
  scrollTo(0)
  act(() => router.navigate(-2))
  await heading('/')
  expect(window.scrollY).toBe(400)
})

test('a reload returns to where the page was scrolled to', async () => {
  const { router } = show(createBrowserRouter())
  act(() => router.navigate('/long'))
  await heading('/long')
  scrollTo(900)
  window.dispatchEvent(new Event('pagehide'))
  document.body.innerHTML = ''
  scrollTo(0)
  show(createBrowserRouter())
  expect(window.scrollY).toBe(900)
})

test('Back returns to where a page was left whose address has become another since', async () => {
  const { router } = show(createBrowserRouter())
  scrollTo(700)
  window.history.replaceState(window.history.state, '', '/its-name')
  act(() => router.navigate('/next'))
  await heading('/next')
  scrollTo(0)
  act(() => router.navigate(-1))
  await heading('/its-name')
  expect(window.scrollY).toBe(700)
})

test.each(['in the browser', 'in memory'])(
  'a blocked Back stays until it may leave, %s',
  async (place) => {
    const create = place === 'in memory' ? createMemoryRouter : createBrowserRouter
    const { router, user } = show(create())
    act(() => router.navigate('/editor'))
    await heading('/editor')
    act(() => router.navigate(-1))
    const leave = await screen.findByRole('button', { name: 'Leave' })
    expect(await heading('/editor')).toBeTruthy()
    expect(router.state.location.pathname).toBe('/editor')
    await user.click(leave)
    expect(await heading('/')).toBeTruthy()
  },
)

test('a blocked link stays until it may leave', async () => {
  const { user } = show(createMemoryRouter(['/editor']))
  await user.click(screen.getByRole('link', { name: 'Next' }))
  expect(await heading('/editor')).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Leave' }))
  expect(await heading('/next')).toBeTruthy()
})

test('Back repeats the view transition that led to a page', async () => {
  const { router, user } = show(createMemoryRouter())
  await user.click(screen.getByRole('link', { name: 'Next' }))
  await heading('/next')
  expect(router.state.viewTransition).toBe(true)
  act(() => router.navigate(-1))
  expect(router.state.viewTransition).toBe(true)
  act(() => router.navigate('/other'))
  expect(router.state.viewTransition).toBe(false)
})
