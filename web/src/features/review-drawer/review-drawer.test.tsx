import type { Review } from '@medley/contract/values/shapes'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { queryClient } from '../../lib/query-client.ts'
import { createMemoryRouter } from '../../lib/router/router.ts'
import { RouterProvider } from '../../lib/router/router-provider.tsx'
import { Outlet, Routes } from '../../testing/routes.tsx'
import { ReviewTile } from '../../screens/profile/review-tile.tsx'
import { ReviewDrawerHost } from './review-drawer-host.tsx'
import { cacheReview } from '../reviews/reviews.calls.ts'

const review: Review = {
  id: 5,
  author: { id: 3, username: 'teo', firstName: 'Teo', lastName: null, profilePicture: null },
  work: {
    id: 9,
    medium: 'film',
    title: 'Heat',
    posterSource: null,
    releaseDate: null,
    creators: [],
  },
  rating: 8,
  review: 'Two men and a coffee.',
  spoiler: false,
  timePosted: '2026-05-01T12:00:00.000Z',
  dateViewed: null,
  viewedIn: null,
  imported: false,
  userInfo: { hasEngaged: false, savedForLater: false },
  audience: null,
  likes: { totalCount: 2 },
  likedByMe: false,
  comments: { items: [] },
}

afterEach(() => queryClient.clear())

function Screens() {
  return (
    <>
      <Outlet />
      <ReviewDrawerHost />
    </>
  )
}

/** Renders a profile with the front page before it in the history. */
function showProfile(state?: unknown) {
  const router = createMemoryRouter(['/', { pathname: '/profile/teo', state }])
  const routes = [
    {
      element: <Screens />,
      children: [
        { path: '/', element: <p>Front page</p> },
        { path: '/profile/teo', element: <ReviewTile id={5} /> },
        { path: '/review/:id', element: <p>The review</p> },
      ],
    },
  ]
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router}>
        <Routes routes={routes} />
      </RouterProvider>
    </QueryClientProvider>,
  )
  return router
}

async function openDrawer() {
  await userEvent.click(await screen.findByRole('button', { name: /Heat/ }))
  return screen.findByRole('dialog', { name: 'Review' })
}

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

test('Back closes the drawer and stays on the profile', async () => {
  cacheReview(review)
  const router = showProfile()
  await openDrawer()
  router.navigate(-1)
  await gone()
  expect(router.state.location.pathname).toBe('/profile/teo')
  router.navigate(-1)
  expect(await screen.findByText('Front page')).toBeTruthy()
})

test('Close leaves no history entry, even when pressed twice', async () => {
  cacheReview(review)
  const router = showProfile()
  await openDrawer()
  await userEvent.dblClick(screen.getByRole('button', { name: 'Close' }))
  await gone()
  expect(router.state.location.pathname).toBe('/profile/teo')
  router.navigate(-1)
  expect(await screen.findByText('Front page')).toBeTruthy()
})

test('Go To Review replaces the drawer in the history, so Back leads to the profile', async () => {
  cacheReview(review)
  const router = showProfile()
  await openDrawer()
  await userEvent.click(screen.getByRole('link', { name: 'Go To Review' }))
  expect(await screen.findByText('The review')).toBeTruthy()
  await gone()
  router.navigate(-1)
  expect(await screen.findByRole('button', { name: /Heat/ })).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a drawer restored from the history opens once its review is cached', async () => {
  showProfile({ review: 5 })
  await waitFor(() => expect(screen.queryByText('Front page')).toBeNull())
  expect(screen.queryByRole('dialog')).toBeNull()
  cacheReview(review)
  expect(await screen.findByRole('dialog', { name: 'Review' })).toBeTruthy()
})

test('shows an error for a history entry without a valid review id', async () => {
  showProfile({ review: 'nonsense' })
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe('An Error Occured')
  expect(screen.getByRole('dialog', { name: 'Review' }).contains(alert)).toBe(true)
})
