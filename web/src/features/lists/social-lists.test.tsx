import { paletteOf } from '@medley/covers/design-cover'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { aList, aWorkRef, listEntries } from '../../testing/factories.ts'
import { answer, callsOf } from '../../testing/fake-server.ts'
import { ann } from '../../testing/members.ts'
import { renderRoutes } from '../../testing/render-app.tsx'
import { ExploreLists } from './explore-lists.tsx'
import { MediaListPage } from './media-list-page.tsx'

vi.setConfig({ testTimeout: 20_000 })
const slow = { timeout: 8000 }

const entries = listEntries([aWorkRef({ id: 11, title: 'Alien' })])
const rain = aList({
  id: 5,
  title: 'Rain',
  owner: { username: 'ben' },
  entries,
  previewEntries: entries.map(({ work }) => ({ work })),
  entryCount: 11,
  engagedCount: 3,
  mediums: ['film', 'album'],
  hasNotes: true,
  likes: { totalCount: 2 },
  copiedFrom: { id: 4, title: 'Rain', owner: { username: 'cleo' } },
})

beforeEach(() => {
  answer('GET /v1/lists/{id}', rain)
  answer('GET /v1/lists/{id}/entries', { items: entries, totalCount: 1 })
  answer('GET /v1/ratings/mine', { items: [] })
})

function open(path: string, as?: typeof ann) {
  return renderRoutes(
    [
      { path: '/explore/lists', element: <ExploreLists /> },
      { path: '/u/ann/lists/:listId', element: <p>My copy</p> },
      {
        path: '/u/:username/lists/:listId',
        element: <MediaListPage username="ben" listId="5" />,
      },
    ],
    { ...(as && { as }), path },
  )
}

test("another member's list can be liked and says how much of it the member knows", async () => {
  answer('PUT /v1/list-likes', { listId: 5, likes: { totalCount: 3 }, likedByMe: true })
  const { user } = open('/u/ben/lists/5', ann)
  await screen.findByText('3 of 11 seen or heard', {}, slow)
  expect(screen.getByRole('link', { name: 'based on a list by @cleo' })).toBeInstanceOf(HTMLElement)
  await user.click(screen.getByRole('button', { name: 'Like, 2 likes' }))
  const liked = await screen.findByRole('button', { name: 'Like, 3 likes' }, slow)
  expect(liked.getAttribute('aria-pressed')).toBe('true')
  expect(callsOf('PUT /v1/list-likes')).toMatchObject([{ body: { listId: 5 } }])
})

test('copies a list with its notes and leads to the copy', async () => {
  answer('POST /v1/lists/{id}/copies', aList({ id: 9, owner: { username: 'ann' } }))
  const { user } = open('/u/ben/lists/5', ann)
  await user.click(await screen.findByRole('button', { name: 'Copy to my lists' }, slow))
  const dialog = within(await screen.findByRole('dialog', { name: 'Copy to my lists' }, slow))
  await user.click(dialog.getByRole('checkbox', { name: 'Include the notes' }))
  await user.click(dialog.getByRole('button', { name: 'Copy' }))
  await screen.findByText('My copy', {}, slow)
  expect(callsOf('POST /v1/lists/{id}/copies')).toMatchObject([
    { params: { id: 5 }, body: { withNotes: true } },
  ])
})

test('a visitor sees popular lists with their owners, page by page, and no progress', async () => {
  const shown = { ...rain, engagedCount: null }
  answer('GET /v1/explore/lists', ({ query }) =>
    query.cursor
      ? { items: [shown, { ...shown, id: 6, title: 'Snow' }], nextCursor: null }
      : { items: [shown], nextCursor: '2-5' },
  )
  const { user } = open('/explore/lists')
  await screen.findByText('by @ben · 11 works · 2 likes', {}, slow)
  expect(screen.queryByRole('radio')).toBeNull()
  await user.click(await screen.findByRole('button', { name: 'More lists' }, slow))
  await screen.findByRole('link', { name: 'Snow' }, slow)
  expect(screen.getAllByRole('link', { name: 'Rain' })).toHaveLength(1)
})

test("a member turns to friends' lists, whose address says so", async () => {
  answer('GET /v1/explore/lists', ({ query }) => ({
    items: query.from === 'friends' ? [] : [rain],
    nextCursor: null,
  }))
  const { user, router } = open('/explore/lists', ann)
  await screen.findByText('by @ben · 3 of 11 seen or heard · 2 likes', {}, slow)
  await user.click(screen.getByRole('radio', { name: 'Friends' }))
  await screen.findByText('No lists from your friends yet', {}, slow)
  await waitFor(() => expect(router.state.location.search).toBe('?from=friends'))
})

test('a list shows its works on its cover, in the colours of theirs', async () => {
  open('/u/ben/lists/5', ann)
  const heading = await screen.findByRole('heading', { level: 1, name: 'Rain' }, slow)
  const cover = heading.parentElement?.querySelector('svg')
  expect(cover?.innerHTML).toContain(paletteOf('reel', 'Alien').ground)
})
