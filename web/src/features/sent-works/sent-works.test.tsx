import type { SentWork } from '@medley/contract/people/sent-works'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { aPerson, aSearchItem, aUserItem } from '../../testing/factories.ts'
import { answer, callsOf, hold, refuse } from '../../testing/fake-server.ts'
import { ann } from '../../testing/members.ts'
import { renderPart, renderRoutes } from '../../testing/render-app.tsx'
import { FromFriendsPage } from './from-friends-page.tsx'
import { SendButton } from './send-button.tsx'
import { SentToYou } from './sent-to-you.tsx'

/** Windows load their code when they first open. */
const partLoad = { timeout: 10_000 }
const { userInfo: _, ...work } = aSearchItem({ id: 7, title: 'Heat', releaseDate: '1995-12-15' })
const nora = aUserItem({ id: 9, username: 'nora', firstName: 'Nora' })
let stored: SentWork[]

const aSending = (facts: Partial<SentWork> = {}): SentWork => ({
  id: 1,
  work,
  person: nora,
  note: 'You will love the ending.',
  timeSent: '2026-05-01T12:00:00.000Z',
  review: null,
  ...facts,
})

beforeEach(() => {
  stored = []
  answer('GET /v1/sent-works', () => ({ items: stored, totalCount: stored.length }))
  answer('POST /v1/sent-works', () => ({ items: [aSending()] }))
  answer('DELETE /v1/sent-works/{id}', ({ params }) => {
    stored = stored.filter(({ id }) => id !== params.id)
    return { id: params.id }
  })
  answer('GET /contacts', [
    aPerson({ id: 9, username: 'nora', firstName: 'Nora' }),
    aPerson({ id: 10, username: 'ken' }),
  ])
})

async function openWindow() {
  const { user } = renderPart(<SendButton work={work} />, { as: ann })
  await user.click(screen.getByRole('button', { name: 'Send to a friend' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Send Heat' }, partLoad))
  return { user, dialog, send: () => user.click(dialog.getByRole('button', { name: 'Send' })) }
}

test('sends a work to chosen friends with a sentence', async () => {
  const { user, dialog, send } = await openWindow()
  await user.click(await dialog.findByRole('checkbox', { name: /Nora/ }))
  await user.click(dialog.getByRole('checkbox', { name: /ken/ }))
  await user.type(dialog.getByLabelText('Add a note'), ' Tonight! ')
  await send()
  await screen.findByText(/You’ll hear when/)
  expect(callsOf('POST /v1/sent-works').map(({ body }) => body)).toEqual([
    { work: { id: 7, medium: 'film' }, userIds: [9, 10], note: 'Tonight!' },
  ])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('starts at the friends once they are loaded, not at the note after them', async () => {
  const contacts = hold('GET /contacts')
  const { dialog } = await openWindow()
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('Add a note')))
  contacts[0]?.answer([aPerson({ id: 9, username: 'nora', firstName: 'Nora' })])
  const friend = await dialog.findByRole('checkbox', { name: /Nora/ })
  await waitFor(() => expect(document.activeElement).toBe(friend))
})

test('wants a friend, and a sentence of one length', async () => {
  const { user, dialog, send } = await openWindow()
  await dialog.findByRole('checkbox', { name: /Nora/ })
  await send()
  await dialog.findByText('Choose a friend')
  await user.click(dialog.getByRole('checkbox', { name: /Nora/ }))
  await user.click(dialog.getByLabelText('Add a note'))
  await user.paste('x'.repeat(281))
  await send()
  await dialog.findByText('At most 280 characters')
  expect(callsOf('POST /v1/sent-works')).toEqual([])
})

test('keeps the window open when sending fails', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  refuse('POST /v1/sent-works', 'forbidden')
  const { user, dialog, send } = await openWindow()
  await user.click(await dialog.findByRole('checkbox', { name: /Nora/ }))
  await send()
  await screen.findByText('It could not be sent')
  expect(dialog.getByRole('checkbox', { name: /Nora/, checked: true })).toBeTruthy()
})

test('offers to find people where there are no friends', async () => {
  answer('GET /contacts', [])
  const { dialog } = await openWindow()
  const link = await dialog.findByRole('link', { name: 'Find people' })
  expect(link.getAttribute('href')).toBe('/search?category=users')
})

test('offers visitors nothing', () => {
  renderPart(<SendButton work={work} />)
  expect(screen.queryByRole('button')).toBeNull()
})

test('a work’s page says who sent it', async () => {
  stored = [aSending(), aSending({ id: 2, note: null, person: { ...nora, id: 10 } })]
  renderPart(<SentToYou work={work} />, { as: ann })
  const [first, second] = await screen.findAllByRole('link', {}, partLoad)
  expect(first?.textContent).toBe('Nora sent you this: You will love the ending.')
  expect(second?.textContent).toBe('Nora sent you this')
  expect(first?.getAttribute('href')).toBe('/from-friends')
})

test('lists what friends sent and how it went, and takes one off until it is undone', async () => {
  stored = [
    aSending({ review: { id: 3, rating: 9, timePosted: '2026-05-02T12:00:00.000Z' } }),
    aSending({ id: 2, note: null, work: { ...work, id: 8, title: 'Ran' } }),
  ]
  const { user } = renderRoutes([{ path: '*', element: <FromFriendsPage /> }], { as: ann })
  const rows = await screen.findAllByRole('listitem')
  expect(rows[0]?.textContent).toContain('You will love the ending.You gave it 9')
  expect(rows[1]?.textContent).toContain('Not rated yet')
  await user.click(screen.getByRole('button', { name: 'Actions for Ran, Nora' }))
  expect(screen.queryByRole('menuitem', { name: 'Report note' })).toBeNull()
  await user.click(screen.getByRole('menuitem', { name: 'Remove from list' }))
  await screen.findByText('Removed')
  await waitFor(() => expect(screen.queryByText('Ran')).toBeNull())
  answer('PUT /v1/sent-works/{id}', ({ params: { id } }) => {
    stored.push(aSending({ id, work: { ...work, id: 8, title: 'Ran' } }))
    return { id }
  })
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText('Back on the list')
  await screen.findByRole('link', { name: /Ran/ })
})

test('shows what the member sent', async () => {
  const { user } = renderRoutes([{ path: '*', element: <FromFriendsPage /> }], { as: ann })
  await screen.findByText('Nothing from friends yet')
  stored = [aSending()]
  await user.click(screen.getByRole('radio', { name: 'Sent' }))
  await screen.findByText(/You sent/)
  expect(callsOf('GET /v1/sent-works').at(-1)?.query).toMatchObject({ direction: 'sent' })
})
