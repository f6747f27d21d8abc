import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import {
  aRecommendation,
  aSearchItem,
  aWork,
  someRecommendations,
} from '../../testing/factories.ts'
import { answerEmptyPicker } from '../../testing/picker.ts'
import { canBePressed } from '../../testing/can-be-pressed.ts'
import { answer, refusal } from '../../testing/fake-server.ts'
import { ann } from '../../testing/members.ts'
import { renderPart } from '../../testing/render-app.tsx'
import { MediaSearch } from './media-search.tsx'

const alien = aSearchItem({ id: 1, title: 'Alien' })
const aliens = aSearchItem({ id: 2, title: 'Aliens' })
const none = { film: 0, tvShow: 0, book: 0, album: 0, podcast: 0, users: 0 }

beforeEach(() => {
  answerEmptyPicker()
  answer('GET /v1/ratings/mine', { items: [] })
  answer('GET /v1/search', { items: [alien, aliens], nextToken: null })
})

function show() {
  const onPick = vi.fn()
  return { ...renderPart(<MediaSearch onPick={onPick} suggests />, { as: ann }), onPick }
}

test('Enter takes the first hit once it is shown', async () => {
  const { user, onPick } = show()
  await user.type(screen.getByRole('searchbox'), 'alien')
  await screen.findByRole('button', { name: /Aliens/ })
  await user.keyboard('{Enter}')
  expect(onPick).toHaveBeenCalledExactlyOnceWith(alien)
})

test('the arrow keys lead from the field through the results and back', async () => {
  const { user, onPick } = show()
  const field = screen.getByRole('searchbox')
  await user.type(field, 'alien')
  await screen.findByRole('button', { name: /Aliens/ })
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
  expect(document.activeElement?.textContent).toContain('Aliens')
  await user.keyboard('{ArrowUp}{ArrowUp}')
  expect(document.activeElement).toBe(field)
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(onPick).toHaveBeenCalledExactlyOnceWith(aliens)
})

test('Enter before the results are there only searches at once', async () => {
  const { user, onPick } = show()
  await user.type(screen.getByRole('searchbox'), 'alien{Enter}')
  await screen.findByRole('button', { name: /Aliens/ })
  expect(onPick).not.toHaveBeenCalled()
})

test('leads to the medium that has the work', async () => {
  answer('GET /v1/search', ({ query }) => ({
    items:
      query.category === 'film' ? [] : [aSearchItem({ id: 3, medium: 'album', title: 'Kid A' })],
    nextToken: null,
    counts: { ...none, album: 1, users: 4 },
  }))
  const { user } = show()
  await user.type(screen.getByRole('searchbox'), 'kid a')
  await user.click(await screen.findByRole('button', { name: '1 album matches' }))
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Album' }).checked).toBe(true)
  expect(await screen.findByRole('button', { name: /Kid A/ })).toBeTruthy()
})

test('shows saved works before anything is typed, and their ticks', async () => {
  const saved = aWork({ id: 5, title: 'Stalker' })
  answer('GET /v1/saved-for-later', {
    items: [{ work: saved, authenticatedUserInfo: saved.userInfo }],
    totalCount: 1,
  })
  const { user, onPick } = show()
  const start = within(await screen.findByRole('region', { name: 'Saved for later' }))
  await user.click(start.getByRole('button', { name: /^Stalker/ }))
  expect(onPick).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 5 }))
  await user.type(screen.getByRole('searchbox'), 'alien')
  await screen.findByRole('button', { name: /Aliens/ })
  expect(screen.queryByText('Stalker')).toBeNull()
})

test('begins with begun works, then saved ones and those of late, each once', async () => {
  const [begun, saved, recent] = ['Stalker', 'Solaris', 'Mirror'].map((title, index) =>
    aWork({ id: 5 + index, title }),
  )
  if (!begun || !saved || !recent) throw new Error('three')
  const ofMark = (work: typeof begun) => ({ work, authenticatedUserInfo: work.userInfo })
  const open = {
    id: 1,
    state: 'going' as const,
    entry: null,
    amount: 20,
    unit: 'minute' as const,
    total: null,
    timeStarted: '2026-03-01T00:00:00.000Z',
    timeChanged: '2026-03-01T00:00:00.000Z',
    isPrivate: false,
    next: null,
    left: 0,
  }
  const book = aWork({ id: 9, medium: 'book', title: 'Roadside Picnic' })
  answer('GET /v1/progress', {
    items: [
      { ...open, work: begun },
      { ...open, id: 2, work: book },
    ],
    before: null,
  })
  answer('GET /v1/saved-for-later', { items: [begun, saved].map(ofMark), totalCount: 2 })
  answer('GET /v1/work-engagements', { items: [saved, recent].map(ofMark), totalCount: 2 })
  show()
  const titlesIn = async (name: string) =>
    within(await screen.findByRole('region', { name }))
      .getAllByRole('button')
      .map((row) => row.textContent)
  expect(await titlesIn('In the middle of')).toEqual([expect.stringContaining('Stalker')])
  expect(await titlesIn('Saved for later')).toEqual([expect.stringContaining('Solaris')])
  expect(await titlesIn('Lately')).toEqual([expect.stringContaining('Mirror')])
})

test('shows what is recommended to a member who has saved nothing', async () => {
  answer(
    'GET /v1/recommendations/{medium}',
    someRecommendations([aRecommendation({ title: 'Solaris' })]),
  )
  show()
  const start = within(await screen.findByRole('region', { name: 'For you' }))
  expect(start.getByRole('button', { name: /^Solaris/ })).toBeTruthy()
})

test('says that a source did not answer, tries again, and leads to stored works', async () => {
  let isDown = true
  answer('GET /v1/search', ({ query }) => {
    if (query.category === 'all')
      return { items: [], nextToken: null, counts: { ...none, book: 5 }, groups: [] }
    if (isDown) throw refusal('provider_error')
    return { items: [alien], nextToken: null }
  })
  const { user } = show()
  await user.type(screen.getByRole('searchbox'), 'alien')
  await screen.findByText(/^Nothing here, and a source that may have it didn’t answer/)
  expect(screen.queryByText('no results found')).toBeNull()
  expect(await screen.findByRole('button', { name: '5 books match' })).toBeTruthy()
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('button', { name: /^Alien/ })
})

test('says that nothing was found of the searched text only', async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  answer('GET /v1/search', async ({ query }) => {
    if (query.q === 'alien') await held
    return { items: query.q === 'alien' ? [alien] : [], nextToken: null }
  })
  const { user } = show()
  const box = screen.getByRole('searchbox')
  await user.type(box, 'qwx')
  await screen.findByText('no results found')
  await user.clear(box)
  await user.type(box, 'alien{Enter}')
  await waitFor(() => expect(screen.queryByText('no results found')).toBeNull())
  expect(screen.queryByRole('button', { name: /^Not here/ })).toBeNull()
  release()
  await screen.findByRole('button', { name: /^Alien/ })
})

test('rows of an earlier text cannot be pressed, and Enter takes none of them', async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  const dune = aSearchItem({ id: 3, title: 'Dune' })
  answer('GET /v1/search', async ({ query }) => {
    if (query.q === 'dune') await held
    return { items: query.q === 'dune' ? [dune] : [alien], nextToken: null }
  })
  const { user, onPick } = show()
  const box = screen.getByRole('searchbox')
  await user.type(box, 'alien')
  const row = await screen.findByRole('button', { name: /^Alien/ })
  await waitFor(() => expect(canBePressed(row)).toBe(true))
  await user.clear(box)
  await user.type(box, 'dune')
  expect(canBePressed(row)).toBe(false)
  expect(canBePressed(screen.getByRole('button', { name: /^Not here/ }))).toBe(false)
  await user.keyboard('{Enter}{Enter}')
  expect(onPick).not.toHaveBeenCalled()
  release()
  const found = await screen.findByRole('button', { name: /^Dune/ })
  await waitFor(() => expect(canBePressed(found)).toBe(true))
  await user.keyboard('{Enter}')
  expect(onPick).toHaveBeenCalledExactlyOnceWith(dune)
})

test('what is offered before anything is typed goes with the first letter', async () => {
  const saved = aWork({ id: 5, title: 'Stalker' })
  answer('GET /v1/saved-for-later', {
    items: [{ work: saved, authenticatedUserInfo: saved.userInfo }],
    totalCount: 1,
  })
  const { user } = show()
  await screen.findByRole('button', { name: /^Stalker/ })
  await user.type(screen.getByRole('searchbox'), 'a')
  expect(screen.queryByRole('button', { name: /^Stalker/ })).toBeNull()
  await screen.findByRole('button', { name: /^Aliens/ })
})
