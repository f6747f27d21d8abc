import type { NotForMe } from '@medley/contract/works/not-for-me'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { aSearchItem } from '../../testing/factories.ts'
import { answer, callsOf, refuse } from '../../testing/fake-server.ts'
import { ann } from '../../testing/members.ts'
import { renderPart } from '../../testing/render-app.tsx'
import { IconButton } from '../../ui/forms/icon-button.tsx'
import { Menu } from '../../ui/overlays/menu.tsx'
import { NotForMeItems } from './not-for-me-items.tsx'
import { WorksNotForMe } from './works-not-for-me.tsx'

const { userInfo: _, ...work } = aSearchItem({ id: 7, title: 'Heat', releaseDate: '1995-12-15' })
const path = '/v1/not-for-me/{medium}/{workId}' as const
const forMe: NotForMe = { isNotForMe: false, alsoFromFeed: false }
let state: NotForMe

beforeEach(() => {
  state = forMe
  answer(`GET ${path}`, () => state)
  answer('GET /v1/not-for-me', () => {
    const items = state.isNotForMe ? [{ work, alsoFromFeed: state.alsoFromFeed }] : []
    return { items, totalCount: items.length }
  })
  answer(`PUT ${path}`, ({ body: { alsoFromFeed = state.alsoFromFeed } }) => {
    state = { isNotForMe: true, alsoFromFeed: alsoFromFeed === true }
    return state
  })
  answer(`DELETE ${path}`, () => {
    state = forMe
    return state
  })
})

async function openMenu() {
  const { user } = renderPart(
    <Menu trigger={<IconButton label="Menu" icon="…" />}>
      <NotForMeItems work={work} />
    </Menu>,
    { as: ann },
  )
  const open = () => user.click(screen.getByRole('button', { name: 'Menu' }))
  await open()
  const choose = async (name: string) => {
    const item = await screen.findByRole('menuitem', { name })
    await waitFor(() => expect(item.getAttribute('aria-disabled')).toBeNull())
    await user.click(item)
  }
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
  return { user, open, choose, press }
}

test('marks a work, then keeps it from the feed, too, and undoes each from the snackbar', async () => {
  const { choose, press } = await openMenu()
  await choose('Not for me')
  await screen.findByText('Heat won’t be suggested to you again')
  expect(callsOf(`PUT ${path}`)).toMatchObject([{ params: { medium: 'film', workId: 7 } }])
  await press('Also from my feed')
  await screen.findByText(/^Heat stays out of your feed, too/)
  expect(state).toEqual({ isNotForMe: true, alsoFromFeed: true })
  await press('Undo')
  await waitFor(() => expect(state).toEqual({ isNotForMe: true, alsoFromFeed: false }))
})

test('undoes a mark that kept a work from the feed at once', async () => {
  const { choose, press } = await openMenu()
  await choose('Not for me, nor in my feed')
  await screen.findByText(/^Heat stays out of your feed, too/)
  await press('Undo')
  await screen.findByText('Heat can be suggested again')
  expect(state).toEqual(forMe)
})

test('offers to go back on either, and to undo that', async () => {
  state = { isNotForMe: true, alsoFromFeed: true }
  const { open, choose, press } = await openMenu()
  await choose('Show in my feed again')
  await screen.findByText('Heat is back in your feed')
  expect(state).toEqual({ isNotForMe: true, alsoFromFeed: false })
  await open()
  await choose('Suggest again')
  await screen.findByText('Heat can be suggested again')
  await press('Undo')
  await waitFor(() => expect(state).toEqual({ isNotForMe: true, alsoFromFeed: false }))
})

test('says that marking failed', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  refuse(`PUT ${path}`, 'work_not_found')
  const { choose } = await openMenu()
  await choose('Not for me')
  await screen.findByText('An error occurred')
})

test('lists the works, each with its switch, and brings one back that was removed', async () => {
  state = { isNotForMe: true, alsoFromFeed: true }
  const { user } = renderPart(<WorksNotForMe />, { as: ann })
  await screen.findByRole('link', { name: 'Heat' })
  expect(screen.getByText('Film, 1995')).toBeTruthy()
  expect(screen.queryByRole('searchbox')).toBeNull()
  await user.click(screen.getByRole('switch', { name: 'Also from my feed: Heat' }))
  await waitFor(() => expect(state.alsoFromFeed).toBe(false))
  await user.click(screen.getByRole('button', { name: 'Suggest again: Heat' }))
  await screen.findByText('Nothing marked “Not for me”')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByRole('link', { name: 'Heat' })
  expect(state).toEqual({ isNotForMe: true, alsoFromFeed: false })
})

test('more than a page can be searched by title', async () => {
  answer('GET /v1/not-for-me', ({ query: { q } }) => ({
    items: q === 'xyz' ? [] : [{ work, alsoFromFeed: false }],
    totalCount: q === undefined ? 21 : Number(q !== 'xyz'),
  }))
  const { user } = renderPart(<WorksNotForMe />, { as: ann })
  const field = await screen.findByRole('searchbox', { name: 'Search by title' })
  await user.type(field, 'xyz')
  await screen.findByText('No title has these words')
  await user.clear(field)
  expect(await screen.findByRole('link', { name: 'Heat' })).toBeTruthy()
})
