import { act, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import {
  Link,
  Navigate,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from './navigation.tsx'
import { createMemoryRouter } from './router.ts'
import { RouterProvider } from './router-provider.tsx'

function show(content: ReactNode, path = '/') {
  const router = createMemoryRouter(['/before', path])
  render(<RouterProvider router={router}>{content}</RouterProvider>)
  const place = () => {
    const { pathname, search, hash } = router.state.location
    return pathname + search + hash
  }
  return { router, place, user: userEvent.setup() }
}

/** Clicks the link. Returns whether it is left to the browser, which does not follow it here. */
function isLeftToBrowser(click: MouseEventInit = {}): boolean {
  let isLeft = false
  const listener = (event: Event) => {
    isLeft = !event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener('click', listener, { once: true })
  fireEvent.click(screen.getByRole('link'), click)
  return isLeft
}

test('a link leads to its address, given as text or in parts', () => {
  const to = { pathname: '/next', search: '?page=2', hash: '#end' }
  const { place } = show(<Link to={to}>Next</Link>)
  expect(screen.getByRole('link').getAttribute('href')).toBe('/next?page=2#end')
  expect(isLeftToBrowser()).toBe(false)
  expect(place()).toBe('/next?page=2#end')
})

test.each<[string, MouseEventInit]>([
  ['Ctrl', { ctrlKey: true }],
  ['Command', { metaKey: true }],
  ['Shift', { shiftKey: true }],
  ['Alt', { altKey: true }],
  ['the middle button', { button: 1 }],
])('clicks with %s are left to the browser', (_, init) => {
  const { place } = show(<Link to="/next">Next</Link>)
  expect(isLeftToBrowser(init)).toBe(true)
  expect(place()).toBe('/')
})

test.each([
  ['to another window', { target: '_blank' }, true],
  ['to its own window', { target: '_self' }, false],
  ['to a file to save', { download: '' }, true],
  ['to a page that is loaded anew', { reloadDocument: true }, true],
])('links %s are left to the browser: %s', (_, props, isLeft) => {
  show(
    <Link to="/next" {...props}>
      Next
    </Link>,
  )
  expect(isLeftToBrowser()).toBe(isLeft)
})

test('a click that its handler has dealt with leads nowhere', () => {
  const { place } = show(
    <Link to="/next" onClick={(event) => event.preventDefault()}>
      Next
    </Link>,
  )
  isLeftToBrowser()
  expect(place()).toBe('/')
})

test('a link to the current address adds no history entry', async () => {
  const { router, place, user } = show(<Link to="/here?a=1">Here</Link>, '/here?a=1')
  await user.click(screen.getByRole('link'))
  act(() => router.navigate(-1))
  expect(place()).toBe('/before')
})

test('Navigate leads on in place of its own address', () => {
  function Leading() {
    const { pathname, state } = useLocation()
    if (pathname === '/old') return <Navigate to="/new" replace state={{ from: 'old' }} />
    return <p>{JSON.stringify(state)}</p>
  }
  const { router, place } = show(<Leading />, '/old')
  expect(place()).toBe('/new')
  expect(screen.getByText('{"from":"old"}')).toBeTruthy()
  act(() => router.navigate(-1))
  expect(place()).toBe('/before')
})

test('the parameters of the path are those of the route table, decoded', () => {
  function Parameters() {
    return <p>{JSON.stringify(useParams())}</p>
  }
  const { router } = show(<Parameters />, '/profile/M%2FS')
  expect(screen.getByText('{"username":"M/S"}')).toBeTruthy()
  act(() => router.navigate('/nowhere'))
  expect(screen.getByText('{}')).toBeTruthy()
})

function Filters() {
  const [search, setSearch] = useSearchParams()
  const options = { replace: true, preventScrollReset: true }
  const addPage = (before: URLSearchParams) => {
    before.set('page', '2')
    return before
  }
  return (
    <>
      <p>{[...search].join(' ')}</p>
      <button type="button" onClick={() => setSearch({ sort: 'a b' })}>
        Sort
      </button>
      <button type="button" onClick={() => setSearch(addPage, options)}>
        Page
      </button>
      <button type="button" onClick={() => setSearch('')}>
        Clear
      </button>
    </>
  )
}

test('the query is read and set, also from what it was, with options', async () => {
  const { router, place, user } = show(<Filters />, '/list?sort=new#top')
  expect(screen.getByText('sort,new')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Sort' }))
  expect(place()).toBe('/list?sort=a+b')
  expect(router.state.preventScrollReset).toBe(false)
  await user.click(screen.getByRole('button', { name: 'Page' }))
  expect(place()).toBe('/list?sort=a+b&page=2')
  expect(router.state.preventScrollReset).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  expect(place()).toBe('/list')
  act(() => router.navigate(-2))
  expect(place()).toBe('/list?sort=new#top')
})

test('the setter of the query keeps what others read of it', async () => {
  const { user } = show(<Filters />, '/list?sort=new')
  await user.click(screen.getByRole('button', { name: 'Page' }))
  await user.click(screen.getByRole('button', { name: 'Page' }))
  expect(screen.getByText('sort,new page,2')).toBeTruthy()
})

test('goes to an address with a state, and by a number of entries', async () => {
  function Steps() {
    const navigate = useNavigate()
    return (
      <>
        <button type="button" onClick={() => navigate('/next', { state: 1 })}>
          On
        </button>
        <button type="button" onClick={() => navigate(-2)}>
          Back
        </button>
      </>
    )
  }
  const { router, place, user } = show(<Steps />)
  await user.click(screen.getByRole('button', { name: 'On' }))
  expect(place()).toBe('/next')
  expect(router.state.location.state).toBe(1)
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(place()).toBe('/before')
})
