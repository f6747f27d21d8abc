import type { ListEntry, MediaList } from '@medley/contract/shapes'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { queryClient } from '../../lib/query-client.ts'
import { SnackbarHost } from '../../ui/snackbar.tsx'
import { enter, leave } from '../sessions/session.ts'
import { MediaListPage } from './media-list-page.tsx'

vi.setConfig({ testTimeout: 20_000 })
const slow = { timeout: 8000 }

const titles = ['Alien', 'Brazil', 'Carol']
const entries: ListEntry[] = titles.map((title, index) => ({
  position: index + 1,
  work: { id: index + 11, medium: 'film', title, posterSource: null },
}))
const list: MediaList = {
  id: 5,
  title: 'Old',
  description: null,
  isRanked: false,
  isPrivate: true,
  owner: { username: 'Ann' },
  previewEntries: [],
  entries,
}

const sent: { call: string; body: unknown }[] = []
let refusals: string[] = []
let ratings: { workId: number; rating: number }[] = []

// The editor's code is at once there.
beforeAll(() => import('./list-editor.tsx'))

beforeEach(() => {
  sent.length = 0
  refusals = []
  ratings = []
  queryClient.clear()
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit) => {
    const call = `${method} ${path}`
    if (method !== 'GET' && path.startsWith('/v1/lists')) {
      sent.push({ call, body: typeof body === 'string' ? JSON.parse(body) : undefined })
      if (refusals.includes(call)) {
        return Response.json({ code: 'validation_error', errors: [] }, { status: 400 })
      }
    }
    if (path.startsWith('/v1/lists/5/entries')) {
      return Response.json({ items: entries, totalCount: entries.length })
    }
    if (path.startsWith('/v1/ratings/mine')) return Response.json({ items: ratings })
    return Response.json(path === '/v1/lists/5' ? list : { roles: [], items: [] })
  })
  enter(`x.${btoa(JSON.stringify({ userId: 3, username: 'ann' }))}.y`, 'session')
})

afterEach(() => {
  leave()
  vi.unstubAllGlobals()
})

function open(address: string) {
  const router = createMemoryRouter(
    [
      {
        path: '/u/:username/lists/:listId',
        Component: () => <MediaListPage username={address.split('/')[2] ?? ''} listId="5" />,
      },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    { initialEntries: [address] },
  )
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <SnackbarHost />
    </QueryClientProvider>,
  )
  return { user: userEvent.setup(), router }
}

const press = async (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(await screen.findByRole('button', { name }, slow))

const rows = () =>
  within(screen.getByRole('region', { name: /works/ }))
    .getAllByRole('listitem')
    .map((row) => titles.find((title) => row.textContent.includes(title)))

describe('the editor', () => {
  test('sends on Save what was changed, fields first, and leaves without a question', async () => {
    const { user, router } = open('/u/ann/lists/5?edit')
    const title = await screen.findByLabelText('Title', {}, slow)
    await user.clear(title)
    await user.type(title, 'New')
    await user.click(screen.getByLabelText('Ranked'))
    await press(user, 'Move Alien down')
    await press(user, 'Remove Carol')
    expect(rows()).toEqual(['Brazil', 'Alien'])
    expect(sent).toEqual([])
    await press(user, 'Save')
    await waitFor(() => expect(router.state.location.search).toBe(''), slow)
    expect(sent).toEqual([
      { call: 'PATCH /v1/lists/5', body: { title: 'New', isRanked: true } },
      {
        call: 'POST /v1/lists/5/bulk-edits',
        body: {
          actions: [
            { action: 'DELETE', workId: 13, medium: 'film' },
            { action: 'MOVE', workId: 12, medium: 'film', position: 1 },
          ],
        },
      },
    ])
    expect(await screen.findByRole('heading', { name: 'Old' }, slow)).toBeInstanceOf(HTMLElement)
  })

  test('shows the own rating of a work on its row', async () => {
    ratings = [{ workId: 12, rating: 9 }]
    open('/u/ann/lists/5?edit')
    const rated = await screen.findByRole('img', { name: 'Your rating: 9 of 10' }, slow)
    expect(rated.closest('li')?.textContent).toContain('Brazil')
  })

  test('stays after a refusal and does not send again what was saved', async () => {
    refusals = ['POST /v1/lists/5/bulk-edits']
    const { user, router } = open('/u/ann/lists/5?edit=true')
    await user.type(await screen.findByLabelText('Description', {}, slow), 'Words')
    await press(user, 'Remove Brazil')
    await press(user, 'Save')
    await screen.findByText('Your list failed to update due to a validation error', {}, slow)
    expect(router.state.location.search).toBe('?edit=true')
    refusals = []
    await press(user, 'Save')
    await waitFor(() => expect(router.state.location.search).toBe(''), slow)
    expect(sent.map(({ call }) => call)).toEqual([
      'PATCH /v1/lists/5',
      'POST /v1/lists/5/bulk-edits',
      'POST /v1/lists/5/bulk-edits',
    ])
  })

  test('asks whoever leaves, and lets go only of who says so', async () => {
    const { user, router } = open('/u/ann/lists/5?edit=true')
    await screen.findByLabelText('Title', {}, slow)
    // The question is set up by an effect, which runs after the field is already in the document.
    await act(async () => undefined)
    void router.navigate('/elsewhere')
    const question = 'Are you sure you want to leave? You still have unsaved changes'
    await screen.findByRole('alertdialog', { name: question }, slow)
    await press(user, 'Stay')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), slow)
    expect(router.state.location.pathname).toBe('/u/ann/lists/5')
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false)
    void router.navigate('/elsewhere')
    await press(user, 'Leave')
    await screen.findByText('Elsewhere', {}, slow)
  })

  test('Cancel sends nothing and asks nothing', async () => {
    const { user, router } = open('/u/ann/lists/5?edit=true')
    await user.type(await screen.findByLabelText('Title', {}, slow), '!')
    await press(user, 'Cancel')
    await waitFor(() => expect(router.state.location.search).toBe(''), slow)
    expect(sent).toEqual([])
  })
})

describe('the view', () => {
  test.each([
    ['/u/ann/lists/5?edit=false', true],
    ['/u/ben/lists/5?edit=true', false],
  ])('%s shows no editor; a way to it: %s', async (address, offersEdit) => {
    open(address)
    await screen.findByRole('heading', { name: 'Old' }, slow)
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Edit' }) !== null).toBe(offersEdit)
    for (const title of titles) await screen.findByRole('link', { name: title }, slow)
  })
})
