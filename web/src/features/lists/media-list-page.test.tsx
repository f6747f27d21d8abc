import { act, screen, waitFor, within } from '@testing-library/react'
import type userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { aList, aWorkRef, listEntries } from '../../testing/factories.ts'
import { answer, callsOf, refuse, writesSoFar } from '../../testing/fake-server.ts'
import { ann } from '../../testing/members.ts'
import { renderRoutes } from '../../testing/render-app.tsx'
import { MediaListPage } from './media-list-page.tsx'

vi.setConfig({ testTimeout: 20_000 })
const slow = { timeout: 8000 }

const titles = ['Alien', 'Brazil', 'Carol']
const entries = listEntries(titles.map((title, index) => aWorkRef({ id: index + 11, title })))
const list = aList({ id: 5, title: 'Old', isPrivate: true, owner: { username: 'Ann' }, entries })

// Preloads the editor's code.
beforeAll(() => import('./list-editor.tsx'))

beforeEach(() => {
  answer('GET /v1/lists/{id}', list)
  answer('GET /v1/lists/{id}/entries', { items: entries, totalCount: entries.length })
  answer('PATCH /v1/lists/{id}', list)
  answer('POST /v1/lists/{id}/bulk-edits', { totalCount: entries.length })
  answer('GET /v1/ratings/mine', { items: [] })
})

const changes = () => writesSoFar().filter((name) => name.includes('/v1/lists'))

function open(address: string) {
  const username = address.split('/')[2] ?? ''
  const element = <MediaListPage username={username} listId="5" />
  return renderRoutes(
    [
      { path: '/u/:username/lists/:listId', element },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    { as: ann, path: address },
  )
}

const press = async (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(await screen.findByRole('button', { name }, slow))

const rows = () =>
  within(screen.getByRole('region', { name: /works/ }))
    .getAllByRole('listitem')
    .map((row) => titles.find((title) => row.textContent.includes(title)))

describe('the editor', () => {
  test('Save sends the changes, fields first, and leaves without asking', async () => {
    const { user, router } = open('/u/ann/lists/5?edit')
    const title = await screen.findByLabelText('Title', {}, slow)
    await user.clear(title)
    await user.type(title, 'New')
    await user.click(screen.getByLabelText('Ranked'))
    await press(user, 'Move Alien down')
    await press(user, 'Remove Carol')
    expect(rows()).toEqual(['Brazil', 'Alien'])
    expect(changes()).toEqual([])
    await press(user, 'Save')
    await waitFor(() => expect(router.state.location.search).toBe(''), slow)
    expect(changes()).toEqual(['PATCH /v1/lists/{id}', 'POST /v1/lists/{id}/bulk-edits'])
    expect(callsOf('PATCH /v1/lists/{id}')).toMatchObject([
      { params: { id: 5 }, body: { title: 'New', isRanked: true } },
    ])
    expect(callsOf('POST /v1/lists/{id}/bulk-edits').map(({ body }) => body)).toEqual([
      {
        actions: [
          { action: 'DELETE', workId: 13, medium: 'film' },
          { action: 'MOVE', workId: 12, medium: 'film', position: 1 },
        ],
      },
    ])
    expect(await screen.findByRole('heading', { name: 'Old' }, slow)).toBeInstanceOf(HTMLElement)
  })

  test('tells works of one title apart by year and creator', async () => {
    const orient = { title: 'Murder on the Orient Express', medium: 'film' } as const
    const twice = listEntries([
      { ...aWorkRef({ ...orient, id: 1, releaseDate: '1974' }), creators: [{ name: 'Lumet' }] },
      { ...aWorkRef({ ...orient, id: 2, releaseDate: '2017-11' }), creators: [] },
    ])
    answer('GET /v1/lists/{id}/entries', { items: twice, totalCount: 2 })
    open('/u/ann/lists/5?edit')
    expect(await screen.findByText('Film · Lumet · 1974', {}, slow)).toBeInstanceOf(HTMLElement)
    expect(screen.getByText('Film · 2017')).toBeInstanceOf(HTMLElement)
  })

  test("shows the member's own rating on a work's row", async () => {
    answer('GET /v1/ratings/mine', { items: [{ workId: 12, rating: 9, reviewId: 4 }] })
    open('/u/ann/lists/5?edit')
    const rated = await screen.findByRole('img', { name: 'Your rating: 9 of 10' }, slow)
    expect(rated.closest('li')?.textContent).toContain('Brazil')
  })

  test('stays open after an error and does not resend saved changes', async () => {
    refuse('POST /v1/lists/{id}/bulk-edits', 'validation_error', [])
    const { user, router } = open('/u/ann/lists/5?edit=true')
    await user.type(await screen.findByLabelText('Description', {}, slow), 'Words')
    await press(user, 'Remove Brazil')
    await press(user, 'Save')
    await screen.findByText('Your list failed to update due to a validation error', {}, slow)
    expect(router.state.location.search).toBe('?edit=true')
    answer('POST /v1/lists/{id}/bulk-edits', { totalCount: 2 })
    await press(user, 'Save')
    await waitFor(() => expect(router.state.location.search).toBe(''), slow)
    expect(changes()).toEqual([
      'PATCH /v1/lists/{id}',
      'POST /v1/lists/{id}/bulk-edits',
      'POST /v1/lists/{id}/bulk-edits',
    ])
  })

  test('asks before leaving, and leaves only on confirmation', async () => {
    const { user, router } = open('/u/ann/lists/5?edit=true')
    await screen.findByLabelText('Title', {}, slow)
    // An effect sets up the question; it runs after the field has rendered.
    await act(async () => undefined)
    router.navigate('/elsewhere')
    const question = 'Are you sure you want to leave? You still have unsaved changes'
    await screen.findByRole('alertdialog', { name: question }, slow)
    await press(user, 'Stay')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), slow)
    expect(router.state.location.pathname).toBe('/u/ann/lists/5')
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false)
    router.navigate('/elsewhere')
    await press(user, 'Leave')
    await screen.findByText('Elsewhere', {}, slow)
  })

  test('Cancel neither sends nor asks', async () => {
    const { user, router } = open('/u/ann/lists/5?edit=true')
    await user.type(await screen.findByLabelText('Title', {}, slow), '!')
    await press(user, 'Cancel')
    await waitFor(() => expect(router.state.location.search).toBe(''), slow)
    expect(changes()).toEqual([])
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

test('notes on works are shown, edited in the editor and saved with the list', async () => {
  const noted = entries.map((entry, index) => ({ ...entry, note: index === 0 ? 'Loud.' : null }))
  answer('GET /v1/lists/{id}', { ...list, tags: ['wet'], entries: noted })
  answer('GET /v1/lists/{id}/entries', { items: noted, totalCount: noted.length })
  const { user } = open('/u/Ann/lists/5?edit=true')
  await press(user, 'Edit the note on Brazil')
  const window = within(await screen.findByRole('dialog', { name: 'Note on Brazil' }, slow))
  await user.type(window.getByRole('textbox', { name: 'Note' }), ' Best seen late. ')
  await user.click(window.getByRole('button', { name: 'Done' }))
  await press(user, 'Edit the note on Alien')
  const other = within(await screen.findByRole('dialog', { name: 'Note on Alien' }, slow))
  await user.clear(other.getByRole('textbox', { name: 'Note' }))
  await user.click(other.getByRole('button', { name: 'Done' }))
  const tags = screen.getByRole('textbox', { name: 'Tags' })
  await user.clear(tags)
  await user.type(tags, 'blue, wet,')
  await press(user, 'Save')
  await screen.findByText('Loud.', {}, slow)
  expect(callsOf('POST /v1/lists/{id}/bulk-edits').map(({ body }) => body)).toEqual([
    {
      actions: [
        { action: 'NOTE', workId: 11, medium: 'film', note: null },
        { action: 'NOTE', workId: 12, medium: 'film', note: 'Best seen late.' },
      ],
    },
  ])
  expect(callsOf('PATCH /v1/lists/{id}').map(({ body }) => body)).toEqual([
    { tags: ['blue', 'wet'] },
  ])
})
