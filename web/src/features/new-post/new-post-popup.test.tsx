import { act, screen, waitFor } from '@testing-library/react'
import { Suspense, use } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { Outlet } from '../../testing/routes.tsx'
import { today } from '../../lib/time/today.ts'
import { aReview, aWorkRef } from '../../testing/factories.ts'
import { answerEmptyPicker } from '../../testing/picker.ts'
import { answer, callsOf, refuse } from '../../testing/fake-server.ts'
import { ann, type TestMember } from '../../testing/members.ts'
import { renderPart, renderRoutes } from '../../testing/render-app.tsx'
import { NewPostHost } from './new-post-host.tsx'
import { closeNewPost, openNewPost } from './new-post.ts'

const dune = aWorkRef({ id: 7, medium: 'book', title: 'Dune' })
// Typing into a dialog is slow on a loaded machine.
vi.setConfig({ testTimeout: 20_000 })
const slow = { timeout: 8000 }

// Preloads the popup's code, so that later imports resolve immediately.
beforeAll(() => import('./new-post-popup.tsx'))

beforeEach(() => {
  answerEmptyPicker()
  answer('POST /v1/reviews', ({ body: { rating, review } }) =>
    aReview({ work: { ...dune, creators: [] }, rating, review: review ?? null }),
  )
  answer('GET /v1/search', { items: [], nextToken: null })
  answer('GET /v1/ratings/mine/works', { items: [] })
  answer('GET /v1/works/{medium}/{workId}/friend-ratings', { items: [] })
  refuse('GET /v1/works/{medium}/{workId}', 'work_not_found')
})

afterEach(closeNewPost)

function show(path = '/', as: TestMember | null = ann) {
  return renderPart(<NewPostHost />, { path, ...(as && { as }) })
}

const sent = () => callsOf('POST /v1/reviews').map(({ body }) => body)
const reviewBox = () => screen.findByRole('textbox', { name: 'Review' }, slow)
const popupIsGone = () =>
  waitFor(() => expect(screen.queryByRole('dialog', { name: 'New Post' })).toBeNull(), slow)

test('stays where a screen arrives that was on its way at the opening, and closes with the next', async () => {
  let arrive = () => {}
  const arrival = new Promise<void>((resolve) => (arrive = resolve))
  function Next() {
    use(arrival)
    return <p>Next</p>
  }
  const frame = (
    <>
      <NewPostHost />
      <Suspense>
        <Outlet />
      </Suspense>
    </>
  )
  const children = [
    { path: '/', element: <p>Home</p> },
    { path: '/next', Component: Next },
  ]
  const { router } = renderRoutes([{ element: frame, children }], { as: ann })
  act(() => router.navigate('/next'))
  act(() => openNewPost())
  const popup = await screen.findByRole('dialog', { name: 'New Post' }, slow)
  await act(async () => arrive())
  expect(await screen.findByText('Next')).toBeTruthy()
  expect(popup.isConnected).toBe(true)
  act(() => router.navigate(-1))
  await popupIsGone()
})

describe('posting', () => {
  test('sends the chosen values and closes', async () => {
    const { user } = show()
    openNewPost(dune)
    await user.type(await reviewBox(), '  Sand. ')
    await user.click(screen.getByRole('radio', { name: '9 of 10' }))
    await user.click(screen.getByRole('checkbox', { name: 'contains spoilers' }))
    await user.click(screen.getByRole('button', { name: 'Post' }))
    expect(await screen.findByText('Review submitted successfully', {}, slow)).toBeInstanceOf(
      HTMLElement,
    )
    expect(sent()[0]).toEqual({
      work: { id: 7, medium: 'book' },
      review: 'Sand.',
      rating: 9,
      spoiler: true,
      audience: null,
      dateViewed: today(),
    })
    await popupIsGone()
  })

  test('starts with five stars and omits a cleared date', async () => {
    const { user } = show()
    openNewPost(dune)
    await reviewBox()
    await user.click(screen.getByRole('button', { name: 'Clear Date read' }))
    await user.click(screen.getByRole('button', { name: 'Post' }))
    await popupIsGone()
    expect(sent()[0]).toEqual({
      work: { id: 7, medium: 'book' },
      review: null,
      rating: 5,
      spoiler: false,
      audience: null,
    })
  })

  test('sends the year alone where no more is known', async () => {
    const { user } = show()
    openNewPost(dune)
    await reviewBox()
    const known = screen.getByRole('combobox', { name: 'How exact the date is' })
    await user.selectOptions(known, 'Year')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '1999')
    await user.click(screen.getByRole('button', { name: 'Post' }))
    await popupIsGone()
    expect(sent()[0]).toMatchObject({ viewedIn: '1999' })
    expect(sent()[0]).not.toHaveProperty('dateViewed')
  })

  test('keeps the text when the server fails', async () => {
    refuse('POST /v1/reviews', 'internal_error')
    const { user } = show()
    openNewPost(dune)
    await user.type(await reviewBox(), 'Sand.')
    await user.click(screen.getByRole('button', { name: 'Post' }))
    expect(await screen.findByText('A Server error occurred', {}, slow)).toBeInstanceOf(HTMLElement)
    expect((await reviewBox()).textContent).toBe('Sand.')
  })
})

describe('closing', () => {
  test('closing does not ask without text', async () => {
    const { user } = show()
    openNewPost(dune)
    await user.type(await reviewBox(), '   ')
    await user.keyboard('{Escape}')
    await popupIsGone()
    expect(screen.queryByText('Cancel your review?')).toBeNull()
  })

  test('asks before discarding text', async () => {
    const { user } = show()
    openNewPost(dune)
    await user.type(await reviewBox(), 'Sand.')
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(await screen.findByText('Your written review will be lost forever')).toBeInstanceOf(
      HTMLElement,
    )
    await user.click(screen.getByRole('button', { name: 'Keep Writing' }))
    expect((await reviewBox()).textContent).toBe('Sand.')
    await user.keyboard('{Escape}')
    await user.click(await screen.findByRole('button', { name: 'Cancel Review' }))
    await popupIsGone()
  })

  test('keeps text and rating when going back to the search', async () => {
    const { user } = show()
    openNewPost(dune)
    await user.type(await reviewBox(), 'Sand.')
    await user.click(screen.getByRole('button', { name: 'Back to search' }))
    expect(await screen.findByRole('searchbox', { name: 'Search films' })).toBeInstanceOf(
      HTMLElement,
    )
    await user.keyboard('{Escape}')
    expect(await screen.findByText('Cancel your review?')).toBeInstanceOf(HTMLElement)
  })
})

describe('/rate', () => {
  test('opens the popup, ignores an unknown work, and leads home on close', async () => {
    const { user, router } = show('/rate?medium=book&workId=8')
    await screen.findByRole('searchbox', { name: 'Search films' }, slow)
    await user.keyboard('{Escape}')
    await popupIsGone()
    expect(router.state.location.pathname).toBe('/')
  })
})

describe('saying where one is', () => {
  const put = 'PUT /v1/progress/{medium}/{workId}'

  beforeEach(() => {
    answer('GET /v1/progress/{medium}/{workId}', { progress: null })
    answer(put, { progress: null, actId: null, finished: false, mayBeFinished: false })
  })

  const turnTo = async (user: ReturnType<typeof show>['user']) =>
    user.click(await screen.findByRole('radio', { name: 'I’m at …' }, slow))

  test('sets the page of a book instead of posting a review', async () => {
    const { user } = show()
    openNewPost(dune)
    await turnTo(user)
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Page' }))
    await user.keyboard('413')
    await user.type(screen.getByRole('textbox', { name: 'of' }), '412')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('Enter a whole number, up to the last page')
    const page = screen.getByRole('textbox', { name: 'Page' })
    await user.clear(page)
    await user.type(page, '180')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await popupIsGone()
    expect(callsOf(put)).toMatchObject([
      {
        params: { medium: 'book', workId: 7 },
        body: { amount: 180, unit: 'page', total: 412, state: 'going', day: today() },
      },
    ])
    expect(sent()).toEqual([])
    expect(screen.getByText('Your place in Dune is saved')).toBeTruthy()
  })

  test('the last episode of a show turns to its stars', async () => {
    answer(put, { progress: null, actId: null, finished: true, mayBeFinished: false })
    const { user } = show()
    openNewPost(aWorkRef({ id: 9, medium: 'tvShow', title: 'Community' }))
    await turnTo(user)
    await user.type(screen.getByRole('textbox', { name: 'Episode' }), '13')
    await user.click(screen.getByRole('checkbox', { name: 'I’ve seen everything before it' }))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await reviewBox()).toBeTruthy()
    expect(callsOf(put)).toMatchObject([{ body: { season: 1, number: 13, upToHere: true } }])
    await user.click(screen.getByRole('button', { name: 'Post' }))
    await popupIsGone()
    expect(sent()).toMatchObject([{ work: { id: 9 }, rating: 5 }])
  })

  test('keeps what was written when the server fails', async () => {
    refuse(put, 'progress_changed')
    const { user } = show()
    openNewPost(aWorkRef({ id: 9, medium: 'film', title: 'Alien' }))
    await turnTo(user)
    await user.type(screen.getByRole('textbox', { name: 'Minute' }), '45{Enter}')
    await screen.findByText(/changed on another device/)
    expect(screen.getByRole('textbox', { name: 'Minute' })).toHaveProperty('value', '45')
  })

  test('an album is finished only', async () => {
    show()
    openNewPost(aWorkRef({ id: 9, medium: 'album', title: 'Blue' }))
    await reviewBox()
    expect(screen.queryByRole('radio', { name: 'I’m at …' })).toBeNull()
  })
})

test('visitors are asked to log in', async () => {
  show('/', null)
  openNewPost(dune)
  expect(
    await screen.findByText('You must be logged in to create a review', {}, slow),
  ).toBeInstanceOf(HTMLElement)
  expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login')
  expect(screen.getByRole('link', { name: 'Create account' }).getAttribute('href')).toBe(
    '/create-account',
  )
  expect(screen.queryByRole('button', { name: 'Post' })).toBeNull()
})
