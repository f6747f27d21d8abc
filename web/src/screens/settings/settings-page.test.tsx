import { act, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startTheme } from '../../theme/theme.ts'
import { answer } from '../../testing/fake-server.ts'
import { MediaQueries } from '../../testing/browser-gaps.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { ann } from '../../testing/members.ts'
import { setOperator } from '../../testing/operator.ts'

const counts = { reviews: 2, viewings: 0, lists: 0, saved: 0, friends: 0 }
/** The sections load their code. */
const slow = { timeout: 20_000 }
let isSmall = false
let isDark = false
const systemTheme = new EventTarget()

beforeEach(() => {
  isSmall = false
  isDark = false
  answer('GET /v1/language', { language: 'en' })
  answer('GET /v1/original-titles', { originalTitles: false })
  answer('GET /v1/friends-days-settings', { isShown: true })
  answer('GET /v1/users/{userId}/pinned-review', { review: null })
  answer('GET /v1/users/{userId}/favorite-shelves', { items: [] })
  answer('GET /v1/users/{userId}/counts', counts)
  localStorage.clear()
  const { match } = new MediaQueries()
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const isTheme = query.includes('color-scheme')
    const target = isTheme ? systemTheme : new EventTarget()
    return Object.assign(target, match(query), { matches: isTheme ? isDark : isSmall })
  })
})
afterEach(() => vi.restoreAllMocks())

const sections = () => screen.findByRole('navigation', { name: 'Sections of the settings' })

test('a large screen shows the sections beside the first one', async () => {
  await renderApp('/settings', { as: ann })
  const list = within(await sections())
  expect(screen.getByRole('heading', { level: 1, name: 'Settings' })).toBeTruthy()
  expect(list.getByRole('link', { current: 'page' }).textContent).toContain('Profile')
  expect(await screen.findByLabelText('First name', {}, slow)).toBeTruthy()
  expect(await screen.findByRole('link', { name: /^Put up to four favorites/ })).toBeTruthy()
  expect(screen.getByText('Open one of your reviews to pin it there')).toBeTruthy()
})

test('each section has an address and is marked in the list', async () => {
  const { user, router } = await renderApp('/settings', { as: ann })
  const list = within(await sections())
  await user.click(list.getByRole('link', { name: /^Appearance/ }))
  expect(router.state.location.pathname).toBe('/settings/appearance')
  expect(await screen.findByRole('heading', { level: 1, name: 'Appearance' })).toBeTruthy()
  expect(within(await sections()).getByRole('link', { current: 'page' }).textContent).toContain(
    'Appearance',
  )
  await vi.waitFor(() => expect(document.title).toBe('Appearance · Settings · Medley'))
})

test('the title of the settings names the instance', async () => {
  setOperator({ instance: 'Film club' })
  await renderApp('/settings', { as: ann })
  await vi.waitFor(() => expect(document.title).toBe('Settings · Film club'))
})

test('a small screen shows either the sections or one of them', async () => {
  isSmall = true
  const { user } = await renderApp('/settings', { as: ann })
  const list = within(await sections())
  expect(screen.queryByLabelText('First name')).toBeNull()
  await user.click(list.getByRole('link', { name: /^Appearance/ }))
  expect(await screen.findByRole('switch', { name: 'Dark mode' })).toBeTruthy()
  expect(screen.queryByRole('navigation', { name: 'Sections of the settings' })).toBeNull()
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Settings' }))
  expect(await sections()).toBeTruthy()
})

test.each([
  ['/settings#leave', '/settings/data'],
  ['/settings#second-factor', '/settings/security'],
])('%s of earlier letters leads to %s', async (from, to) => {
  const { router } = await renderApp(from, { as: ann })
  await vi.waitFor(() => expect(router.state.location.pathname).toBe(to))
})

test('the theme can be chosen and follows the system again', async () => {
  const stop = startTheme()
  const { user } = await renderApp('/settings/appearance', { as: ann })
  const dark = await screen.findByRole('switch', { name: 'Dark mode' })
  const device = screen.getByRole('switch', { name: 'Match this device' })
  expect(device.matches(':checked')).toBe(true)
  await user.click(dark)
  expect(document.documentElement.dataset['theme']).toBe('dark')
  expect(localStorage.getItem('theme')).toBe('dark')
  expect([dark, device].map((one) => one.matches(':checked'))).toEqual([true, false])
  await user.click(dark)
  expect(document.documentElement.dataset['theme']).toBe('light')
  isDark = true
  await user.click(device)
  expect(localStorage.getItem('theme')).toBeNull()
  expect(document.documentElement.dataset['theme']).toBe('dark')
  isDark = false
  act(() => void systemTheme.dispatchEvent(new Event('change')))
  expect(document.documentElement.dataset['theme']).toBe('light')
  stop()
})
