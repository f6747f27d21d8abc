import type { Notification } from '@medley/contract/accounts/notifications'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { answer, callsOf, refuse } from '../../testing/fake-server.ts'
import { ann } from '../../testing/members.ts'
import { renderPart, renderRoutes } from '../../testing/render-app.tsx'
import { leave } from '../sessions/session.ts'
import { NotificationsPage } from './notifications-page.tsx'
import { useHasUnread } from '../unread-count/unread-count.calls.ts'

const markRead = 'PATCH /v1/notifications/read'
const markUntil = 'PATCH /v1/notifications/read-until'
/** Notifications on the server, newest first. */
let stored: Notification[]
/** The fake server responds to mark-read requests once this resolves. */
let held: Promise<void>

const aPerson = (username: string, firstName: string | null = null) => ({
  username,
  id: 9,
  profilePicture: null,
  firstName,
  lastName: null,
})
const friend = aPerson('ben')
const aFilm = (id: number, title: string) => {
  return { id, medium: 'film' as const, title, posterSource: null, releaseDate: null, creators: [] }
}
const aComment = (id: number): Notification => ({
  id,
  type: 'comment',
  timeCreated: '2026-05-01T12:00:00.000Z',
  read: false,
  notificationData: { author: friend, reviewId: 3, work: aFilm(id, `Film ${id}`) },
})
const aLike = (id: number, reviewId: number, user = friend): Notification => ({
  id,
  type: 'liked review',
  timeCreated: '2026-05-01T12:00:00.000Z',
  read: false,
  notificationData: { user, reviewId, work: aFilm(reviewId, `Film ${reviewId}`) },
})
const aRequest = (id: number): Notification => ({
  id,
  type: 'new friend request',
  timeCreated: '2026-05-01T12:00:00.000Z',
  read: false,
  notificationData: { friend, requestStatus: 'incoming' },
})
const comments = (count: number) =>
  Array.from({ length: count }, (_, index) => aComment(count - index))

beforeEach(() => {
  stored = []
  held = Promise.resolve()
  answer('GET /v1/notifications', ({ query: { read, limit, offset } }) => {
    const fitting = stored.filter((item) => item.read === read)
    const end = offset + limit
    return { items: fitting.slice(offset, end), hasMoreItems: fitting.length > end }
  })
  answer(markRead, async ({ body }) => {
    await held
    const ids = body.notifications.map(Number)
    stored = stored.map((item) => (ids.includes(item.id) ? { ...item, read: true } : item))
    return { updated: ids.length }
  })
  answer(markUntil, ({ body }) => {
    const last = Number(body.notificationId)
    stored = stored.map((item) => (item.id <= last ? { ...item, read: true } : item))
    return { updated: 0, hasUnread: stored.some(({ read }) => !read) }
  })
  answer('GET /contacts', [])
  answer('GET /incoming-requests', [])
  answer('GET /outgoing-requests', [])
  answer('PUT /v1/users/{userId}/friendships/{otherId}', { requestStatus: 'approved' })
  answer('DELETE /v1/users/{userId}/friendships/{otherId}', { requestStatus: 'none' })
})

/** Ids of each mark-read call. */
const marked = () => callsOf(markRead).map(({ body }) => body.notifications)
const polls = () => callsOf('GET /v1/notifications').filter(({ query }) => query.limit === 1).length

function Badge() {
  return <p data-testid="badge">{useHasUnread() ? 'unread' : 'nothing'}</p>
}

/** Renders badge and page; returns functions to leave the page and to come back. */
function open() {
  const page = (
    <>
      <Badge />
      <NotificationsPage memberId={ann.id} />
    </>
  )
  const { router } = renderRoutes(
    [
      { path: '/notifications', element: page },
      { path: '/', element: <Badge /> },
    ],
    { as: ann, path: '/notifications' },
  )
  return {
    leavePage: () => act(async () => router.navigate('/')),
    comeBack: () => act(async () => router.navigate('/notifications')),
    goBack: () => act(async () => router.navigate(-1)),
  }
}

const section = (name: string) => within(screen.getByRole('region', { name }))
const rowsOf = (name: string) => section(name).queryAllByRole('listitem')
const badge = () => screen.getByTestId('badge').textContent
const loadMore = async (name: string, upTo: number) => {
  while (rowsOf(name).length < upTo) {
    const before = rowsOf(name).length
    await userEvent.click(await section(name).findByRole('button', { name: 'Load more' }))
    await waitFor(() => expect(rowsOf(name).length).toBeGreaterThan(before))
  }
}

test('marks loaded notifications read in sequential batches of 20 when the page is left, then earlier ones', async () => {
  stored = comments(30)
  const page = open()
  await waitFor(() => expect(rowsOf('New Notifications')).toHaveLength(5))
  await loadMore('New Notifications', 25)
  expect(marked()).toEqual([])
  let release = () => {}
  held = new Promise((resolve) => (release = resolve))
  await page.leavePage()
  await waitFor(() => expect(marked()).toHaveLength(1))
  expect(badge()).toBe('unread')
  release()
  await waitFor(() => expect(marked().map(({ length }) => length)).toEqual([20, 5]))
  expect(marked().flat()).toEqual(Array.from({ length: 25 }, (_, index) => 30 - index))
  await waitFor(() => expect(badge()).toBe('nothing'))
  expect(callsOf(markUntil).map(({ body }) => body.notificationId)).toEqual([30])
  const calls = [...callsOf(markRead), ...callsOf(markUntil)]
  expect(calls.every(({ keepalive }) => keepalive)).toBe(true)
  await page.comeBack()
  expect(await section('New Notifications').findByText('No new notifications')).toBeTruthy()
})

test('shows the older ones, requested meanwhile, once the new ones are there', async () => {
  const known = Promise.withResolvers<void>()
  answer('GET /v1/notifications', async ({ query: { read = false } }) => {
    if (!read) await known.promise
    return { items: [{ ...aComment(read ? 1 : 2), read }], hasMoreItems: false }
  })
  open()
  await waitFor(() =>
    expect(callsOf('GET /v1/notifications').some(({ query }) => query.read)).toBe(true),
  )
  expect(screen.queryByRole('region', { name: 'Older Notifications' })).toBeNull()
  known.resolve()
  await waitFor(() => expect(rowsOf('Older Notifications')).toHaveLength(1))
  expect(rowsOf('New Notifications')).toHaveLength(1)
})

test('clears the badge once all are read, and lists them as older on return', async () => {
  stored = comments(2)
  const page = open()
  await waitFor(() => expect(rowsOf('New Notifications')).toHaveLength(2))
  expect(badge()).toBe('unread')
  let release = () => {}
  held = new Promise((resolve) => (release = resolve))
  await page.leavePage()
  await page.comeBack()
  release()
  await waitFor(() => expect(rowsOf('Older Notifications')).toHaveLength(2))
  expect(section('New Notifications').getByText('No new notifications')).toBeTruthy()
  await waitFor(() => expect(badge()).toBe('nothing'))
  expect(marked()).toEqual([[2, 1]])
})

test('shows as many as were loaded to those who go back, and the first ones to others', async () => {
  stored = comments(30).map((item) => ({ ...item, read: item.id <= 23 }))
  const page = open()
  await waitFor(() => expect(rowsOf('New Notifications')).toHaveLength(5))
  await loadMore('Older Notifications', 15)
  await page.leavePage()
  await page.goBack()
  await waitFor(() => expect(rowsOf('Older Notifications')).toHaveLength(20))
  await waitFor(() => expect(section('New Notifications').getByText(/No new/)).toBeDefined())
  expect(rowsOf('Older Notifications')).toHaveLength(20)
  await page.leavePage()
  await page.comeBack()
  await waitFor(() => expect(rowsOf('Older Notifications')).toHaveLength(5))
})

test('keeps the badge for those that came while the page was open', async () => {
  stored = comments(6)
  const page = open()
  await waitFor(() => expect(rowsOf('New Notifications')).toHaveLength(5))
  stored = comments(7)
  await page.leavePage()
  await waitFor(() => expect(callsOf(markUntil)).toHaveLength(1))
  await waitFor(() => expect(stored.filter(({ read }) => !read).map(({ id }) => id)).toEqual([7]))
  expect(badge()).toBe('unread')
})

test('marks all read at once with the button', async () => {
  stored = comments(7)
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }))
  await waitFor(() => expect(rowsOf('Older Notifications')).toHaveLength(5))
  expect(section('New Notifications').getByText('No new notifications')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull()
  expect(badge()).toBe('nothing')
})

test('says when not all could be marked read', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  stored = comments(2)
  refuse(markUntil, 'internal_error')
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }))
  expect(await screen.findByText(/could not be marked as read/)).toBeTruthy()
  expect(rowsOf('New Notifications')).toHaveLength(2)
})

test('groups the likes of a review, with the two newest names', async () => {
  const people = ['ann', 'ben', 'cleo', 'dora']
  stored = [
    ...people.map((name, index) =>
      aLike(9 - index, 3, aPerson(name, name === 'ann' ? 'Ann' : null)),
    ),
    aLike(2, 4),
  ]
  open()
  await waitFor(() => expect(rowsOf('New Notifications')).toHaveLength(2))
  const [group, single] = section('New Notifications').getAllByRole('link')
  expect(group?.textContent).toContain('Ann, ben and 2 others liked your review of Film 3')
  expect(single?.textContent).toContain('ben liked your review of Film 4')
})

test('groups the sendings of a work, with the newest sentence, and leads to the work', async () => {
  const aSending = (id: number, name: string, note: string | null): Notification => ({
    id,
    type: 'sent work',
    timeCreated: '2026-05-01T12:00:00.000Z',
    read: false,
    notificationData: { user: aPerson(name), sentWorkId: id, work: aFilm(3, 'Heat'), note },
  })
  stored = [aSending(9, 'ann', 'See it!'), aSending(8, 'ben', null)]
  open()
  await waitFor(() => expect(rowsOf('New Notifications')).toHaveLength(1))
  const link = section('New Notifications').getByRole('link')
  expect(link.textContent).toContain('ann and ben sent you HeatSee it!')
  expect(link.getAttribute('href')).toBe('/film/3-heat')
})

test('says how a sent work was rated, and leads to evenings', async () => {
  const always = { timeCreated: '2026-05-01T12:00:00.000Z', read: false }
  const work = aFilm(3, 'Heat')
  stored = [
    {
      ...always,
      id: 9,
      type: 'rated sent work',
      notificationData: { user: friend, reviewId: 4, work, rating: 9 },
    },
    {
      ...always,
      id: 8,
      type: 'evening invitation',
      notificationData: { user: friend, eveningId: 5, medium: 'film' },
    },
    {
      ...always,
      id: 7,
      type: 'evening choice',
      notificationData: {
        user: friend,
        eveningId: 6,
        work,
        isConfirmed: true,
        hasConfirmed: false,
      },
    },
  ]
  open()
  await waitFor(() => expect(rowsOf('New Notifications')).toHaveLength(3))
  const links = section('New Notifications').getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/review/4',
    '/tonight/5',
    '/tonight/6',
  ])
  expect(links[0]?.textContent).toContain('ben rated what you sent 9 of 10: Heat')
  expect(links[1]?.textContent).toContain('ben invites you to choose something for tonight')
  expect(links[2]?.textContent).toContain('ben says that evening it was Heat')
})

test('says what was removed from a copied list, and leads to it', async () => {
  stored = [
    {
      id: 9,
      timeCreated: '2026-05-01T12:00:00.000Z',
      read: false,
      type: 'copied list changed',
      notificationData: { list: { id: 4, title: 'Rain', owner: { username: 'ann' } } },
    },
  ]
  open()
  await waitFor(() => expect(rowsOf('New Notifications')).toHaveLength(1))
  const link = section('New Notifications').getByRole('link')
  expect(link.getAttribute('href')).toBe('/u/ann/lists/4')
  expect(link.textContent).toContain('Text you copied was removed from your list Rain. The list')
})

test('leads to the past year', async () => {
  stored = [
    {
      id: 9,
      timeCreated: '2027-01-02T10:00:00.000Z',
      read: false,
      type: 'own year',
      notificationData: { year: 2026, owner: { username: 'ann' } },
    },
  ]
  open()
  await waitFor(() => expect(rowsOf('New Notifications')).toHaveLength(1))
  const link = section('New Notifications').getByRole('link')
  expect(link.getAttribute('href')).toBe('/u/ann/years/2026')
  expect(link.textContent).toContain('Your 2026 in Medley')
})

test('keeps the badge when marking fails', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.spyOn(console, 'error').mockImplementation(() => {})
  stored = comments(1)
  refuse(markRead, 'internal_error')
  const page = open()
  await waitFor(() => expect(rowsOf('New Notifications')).toHaveLength(1))
  await page.leavePage()
  await page.comeBack()
  await waitFor(() => expect(rowsOf('New Notifications')).toHaveLength(1))
  expect(marked()).toEqual([[1]])
  expect(badge()).toBe('unread')
})

test('marks read on closing the window, and not again on leaving', async () => {
  stored = comments(2)
  const page = open()
  await waitFor(() => expect(rowsOf('New Notifications')).toHaveLength(2))
  act(() => void window.dispatchEvent(new Event('pagehide')))
  expect(marked()).toEqual([[2, 1]])
  await page.leavePage()
  await act(async () => {
    await new Promise((resolve) => setTimeout(resolve, 20))
  })
  expect(marked()).toHaveLength(1)
})

test('marks nothing read after a logout', async () => {
  stored = comments(1)
  const page = open()
  await waitFor(() => expect(rowsOf('New Notifications')).toHaveLength(1))
  act(leave)
  expect(badge()).toBe('nothing')
  await page.leavePage()
  expect(marked()).toEqual([])
})

test('polls for the badge every 30 seconds', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  try {
    renderPart(<Badge />, { as: ann })
    await waitFor(() => expect(polls()).toBe(1))
    stored = comments(1)
    await act(() => vi.advanceTimersByTimeAsync(29_000))
    expect(polls()).toBe(1)
    await act(() => vi.advanceTimersByTimeAsync(2_000))
    await waitFor(() => expect(badge()).toBe('unread'))
    expect(polls()).toBe(2)
  } finally {
    vi.useRealTimers()
  }
})

test('approves a request in place: the status replaces the buttons and the badge clears', async () => {
  stored = [aRequest(1)]
  open()
  await waitFor(() => expect(badge()).toBe('unread'))
  await userEvent.click(await screen.findByRole('button', { name: 'Approve: ben' }))
  expect(await screen.findByText('Friends')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Decline/ })).toBeNull()
  expect(document.activeElement?.textContent).toBe('Friends')
  await waitFor(() => expect(badge()).toBe('nothing'))
})

test('declines a request in place', async () => {
  stored = [aRequest(1)]
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Decline: ben' }))
  expect(await screen.findByText('Not friends')).toBeTruthy()
})

test('links a comment to its review', async () => {
  stored = comments(1)
  open()
  const link = await screen.findByRole('link', { name: /ben commented on your review of Film 1/ })
  expect(link.getAttribute('href')).toBe('/review/3')
})
