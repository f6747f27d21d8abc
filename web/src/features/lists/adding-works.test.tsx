import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { aList, aSearchItem, aWorkRef, listEntries } from '../../testing/factories.ts'
import { answerEmptyPicker } from '../../testing/picker.ts'
import { answer, callsOf, refuse } from '../../testing/fake-server.ts'
import { ann } from '../../testing/members.ts'
import { renderRoutes } from '../../testing/render-app.tsx'
import { MediaListPage } from './media-list-page.tsx'

vi.setConfig({ testTimeout: 20_000 })
const slow = { timeout: 8000 }

const alien = aSearchItem({ id: 1, title: 'Alien', creators: [{ name: 'Ridley Scott' }] })
const aliens = aSearchItem({ id: 2, title: 'Aliens' })
const stored = listEntries([aWorkRef({ id: 3, title: 'Alien Nation' })])

beforeAll(() => import('./list-editor.tsx'))

beforeEach(() => {
  answerEmptyPicker()
  answer('GET /v1/lists/{id}', aList({ id: 5, owner: { username: 'Ann' }, entries: stored }))
  answer('GET /v1/lists/{id}/entries', { items: stored, totalCount: 1 })
  refuse('GET /v1/lists/{id}/entries/{medium}/{workId}', 'entry_not_found')
  answer('POST /v1/lists/{id}/bulk-edits', { totalCount: 2 })
  answer('GET /v1/ratings/mine', { items: [] })
  const nation = aSearchItem({ id: 3, title: 'Alien Nation' })
  answer('GET /v1/search', { items: [alien, aliens, nation], nextToken: null })
})

async function openSearch() {
  const element = <MediaListPage username="ann" listId="5" />
  const { user } = renderRoutes([{ path: '/u/:username/lists/:listId', element }], {
    as: ann,
    path: '/u/ann/lists/5?edit=true',
  })
  await user.click(await screen.findByRole('button', { name: 'Add a work' }, slow))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a work' }, slow))
  const field = dialog.getByRole<HTMLInputElement>('searchbox')
  await user.type(field, 'alien')
  await dialog.findByRole('button', { name: /^Aliens/ }, slow)
  const ticks = () =>
    dialog
      .getAllByRole('button', { name: /^Alien/ })
      .map((row) => row.getAttribute('aria-pressed') === 'true')
  return { user, dialog, field, ticks }
}

test('adds works in one sitting, from the keyboard, and takes them out again', async () => {
  const { user, dialog, field, ticks } = await openSearch()
  expect(dialog.getByText('Ridley Scott · 1979')).toBeInstanceOf(HTMLElement)
  expect(ticks()).toEqual([false, false, true])
  await user.keyboard('{Enter}')
  await waitFor(() => expect(ticks()).toEqual([true, false, true]), slow)
  expect(document.activeElement).toBe(field)
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 5])
  dialog.getByRole('button', { name: /^Aliens/ }).focus()
  await user.keyboard('{Enter}')
  await dialog.findByRole('button', { name: 'Done: 2 works added' }, slow)
  expect(document.activeElement?.textContent).toContain('Aliens')
  await user.click(dialog.getAllByRole('button', { name: /^Alien/ })[0] ?? field)
  expect(ticks()).toEqual([false, true, true])
  await user.click(dialog.getAllByRole('button', { name: /^Alien/ })[0] ?? field)
  await user.click(dialog.getByRole('button', { name: /^Aliens/ }))
  await user.click(dialog.getByRole('button', { name: 'Done: 1 work added' }))
  expect(screen.getByText('Film · Ridley Scott · 1979')).toBeInstanceOf(HTMLElement)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(callsOf('POST /v1/lists/{id}/bulk-edits')).toHaveLength(1), slow)
  expect(callsOf('POST /v1/lists/{id}/bulk-edits')[0]?.body).toEqual({
    actions: [{ action: 'ADD', workId: 1, medium: 'film' }],
  })
})

test('warns at a work that was in the list before, and keeps it', async () => {
  const { user, dialog, ticks } = await openSearch()
  await user.click(dialog.getByRole('button', { name: /^Alien Nation/ }))
  expect(await screen.findByText('Work already exists in list')).toBeInstanceOf(HTMLElement)
  expect(ticks()).toEqual([false, false, true])
})
