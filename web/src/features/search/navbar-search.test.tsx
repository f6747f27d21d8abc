import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { aSearchItem, aUserItem } from '../../testing/factories.ts'
import { canBePressed } from '../../testing/can-be-pressed.ts'
import { answer, callsOf } from '../../testing/fake-server.ts'
import { ann } from '../../testing/members.ts'
import { renderPart } from '../../testing/render-app.tsx'
import { NavbarSearch } from './navbar-search.tsx'
import { forgetSearches, rememberSearch } from './recent-searches.ts'

beforeAll(() => import('./parts/suggestions.tsx'))

beforeEach(() => {
  answer('GET /v1/ratings/mine', { items: [] })
  answer('GET /v1/search', {
    items: [
      aSearchItem({ id: 1, title: 'Dune' }),
      aSearchItem({ id: 2, medium: 'book', title: 'Dune Messiah' }),
    ],
    nextToken: null,
    groups: [{ category: 'users', items: [aUserItem({ username: 'duncan' })], nextToken: null }],
  })
})
afterEach(forgetSearches)

function show(path = '/') {
  const shown = renderPart(<NavbarSearch />, { path, as: ann })
  const place = () => shown.router.state.location
  return { ...shown, place }
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search everything' })
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent)

/** All at once, so that no part of it is searched for. */
async function enter(user: UserEvent, text: string): Promise<void> {
  await user.click(field())
  await user.paste(text)
}

test('suggests works, people and all results while typing', async () => {
  const { user } = show()
  await enter(user, 'dun')
  await screen.findByRole('option', { name: /Dune Messiah/ })
  expect(options()).toEqual([
    expect.stringContaining('Dune'),
    expect.stringContaining('Dune MessiahBook'),
    expect.stringContaining('@duncan'),
    'All results for “dun”',
  ])
  expect(callsOf('GET /v1/search').at(-1)?.query).toMatchObject({ q: 'dun', suggest: true })
  expect(field().getAttribute('aria-expanded')).toBe('true')
})

test('arrows choose, Enter opens the chosen one, Escape closes', async () => {
  const { user, place } = show()
  await enter(user, 'dun')
  const second = await screen.findByRole('option', { name: /Dune Messiah/ })
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(second.getAttribute('aria-selected')).toBe('true')
  expect(field().getAttribute('aria-activedescendant')).toBe(second.id)
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(field().getAttribute('aria-expanded')).toBe('false')
  await user.keyboard('{ArrowDown}')
  await screen.findByRole('option', { name: /Dune Messiah/ })
  await user.keyboard('{ArrowUp}{ArrowUp}{Enter}')
  expect(place().pathname).toMatch(/^\/profile\/duncan/)
})

test('Enter without a chosen suggestion searches for the text', async () => {
  const { user, place } = show()
  await user.type(field(), ' dune part two {Enter}')
  expect(place().pathname + place().search).toBe('/search?q=dune+part+two')
})

test('offers recent searches before anything is typed, and clears them', async () => {
  rememberSearch('solaris')
  rememberSearch('stalker')
  const { user } = show()
  await user.click(field())
  const list = await screen.findByRole('listbox', { name: 'Recent searches' })
  expect(options()).toEqual(['stalker', 'solaris'])
  expect(within(list).getByRole('option', { name: 'solaris' }).getAttribute('href')).toBe(
    '/search?q=solaris',
  )
  await user.click(screen.getByRole('button', { name: 'Clear recent searches' }))
  expect(screen.queryByRole('listbox')).toBeNull()
})

test('"/" leads to the field, but not out of another one', async () => {
  const { user } = show()
  const other = document.createElement('textarea')
  document.body.append(other)
  other.focus()
  await user.keyboard('/')
  expect(other.value).toBe('/')
  other.remove()
  await user.keyboard('/')
  expect(document.activeElement).toBe(field())
  expect(field().value).toBe('')
})

test('is a link on the search page, which has its own field', async () => {
  show('/search')
  expect(screen.getByRole('link', { name: 'Search' })).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
})

test('suggestions of an earlier text can neither be pressed nor reached by the arrows', async () => {
  const { user, place } = show()
  await enter(user, 'dun')
  const work = await screen.findByRole('option', { name: /Dune Messiah/ })
  expect(canBePressed(work)).toBe(true)
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  answer('GET /v1/search', async () => {
    await held
    return { items: [aSearchItem({ id: 9, title: 'Dunkirk' })], nextToken: null }
  })
  await user.paste('k')
  expect(canBePressed(work)).toBe(false)
  expect(canBePressed(screen.getByRole('option', { name: /^All results/ }))).toBe(true)
  await user.keyboard('{ArrowDown}')
  expect(
    document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent,
  ).toBe('All results for “dunk”')
  await user.keyboard('{ArrowUp}')
  release()
  expect(canBePressed(await screen.findByRole('option', { name: /Dunkirk/ }))).toBe(true)
  await user.keyboard('{ArrowDown}{Enter}')
  expect(place().pathname).toMatch(/^\/film\/9/)
})
