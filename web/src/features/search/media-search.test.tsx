import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { aSearchItem } from '../../testing/factories.ts'
import { answer } from '../../testing/fake-server.ts'
import { ann } from '../../testing/members.ts'
import { renderPart } from '../../testing/render-app.tsx'
import { MediaSearch } from './media-search.tsx'

const alien = aSearchItem({ id: 1, title: 'Alien' })
const aliens = aSearchItem({ id: 2, title: 'Aliens' })
const none = { film: 0, tvShow: 0, book: 0, album: 0, podcast: 0, users: 0 }

beforeEach(() => {
  answer('GET /v1/ratings/mine', { items: [] })
  answer('GET /v1/search', { items: [alien, aliens], nextToken: null })
})

function show() {
  const onPick = vi.fn()
  return { ...renderPart(<MediaSearch onPick={onPick} />, { as: ann }), onPick }
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
