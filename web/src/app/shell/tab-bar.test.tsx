import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MediaQueries } from '../../testing/browser-gaps.ts'
import { ann } from '../../testing/members.ts'
import { renderPart } from '../../testing/render-app.tsx'
import styles from './tab-bar.module.css'
import { TabBar } from './tab-bar.tsx'

beforeEach(() => {
  const { match } = new MediaQueries()
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(match(media), { matches: true }))
})

afterEach(() => {
  document.querySelector('#operator')?.remove()
})

const bar = () => screen.getByRole('navigation', { name: 'Places' })
const tabsOf = (element: HTMLElement) =>
  [...element.children].map((tab) => [tab.textContent, tab.getAttribute('href')])

test('leads members to their tabs, and to a new rating', () => {
  renderPart(<TabBar />, { as: ann })
  expect(tabsOf(bar())).toEqual([
    ['Home', '/'],
    ['For you', '/discover'],
    ['Rate', null],
    ['Saved', '/u/ann/saved-for-later'],
    ['You', '/profile/ann'],
  ])
})

test('offers visitors what the navbar does not have', () => {
  renderPart(<TabBar />)
  expect(tabsOf(bar()).slice(1)).toEqual([
    ['Discover', '/discover'],
    ['Lists', '/explore/lists'],
    ['Join', '/create-account'],
  ])
})

test('offers visitors of a closed instance nothing but the login', () => {
  const operator = document.createElement('script')
  operator.type = 'application/json'
  operator.id = 'operator'
  operator.textContent = JSON.stringify({ registration: 'invited', visitors: 'none' })
  document.head.append(operator)
  renderPart(<TabBar />)
  expect(tabsOf(bar())).toEqual([['Log in', '/login']])
})

test.each([
  ['/', 'Home'],
  ['/discover/book', 'For you'],
  ['/u/ann/saved-for-later', 'Saved'],
  ['/profile/ann', 'You'],
])('marks the tab of %s', (path, name) => {
  renderPart(<TabBar />, { as: ann, path })
  const tabs = within(bar()).getAllByRole('link')
  expect(tabs.filter((tab) => tab.hasAttribute('aria-current'))).toEqual([
    within(bar()).getByRole('link', { name }),
  ])
})

test('is away while a text field has the focus, not while another control has', () => {
  renderPart(
    <>
      <input aria-label="Title" />
      <input type="checkbox" aria-label="Spoiler" />
      <TabBar />
    </>,
    { as: ann },
  )
  fireEvent.focusIn(screen.getByLabelText('Title'))
  expect(screen.queryByRole('navigation')).toBeNull()
  fireEvent.focusOut(screen.getByLabelText('Title'))
  expect(bar()).toBeTruthy()
  fireEvent.focusIn(screen.getByLabelText('Spoiler'))
  expect(bar()).toBeTruthy()
})

test('returns when the on-screen keyboard is closed with the focus left in the field', () => {
  const seen = Object.assign(new EventTarget(), { height: 780 })
  const resizeTo = (height: number) => {
    seen.height = height
    act(() => void seen.dispatchEvent(new Event('resize')))
  }
  vi.stubGlobal('visualViewport', seen)
  renderPart(
    <>
      <input aria-label="Title" />
      <TabBar />
    </>,
    { as: ann },
  )
  fireEvent.focusIn(screen.getByLabelText('Title'))
  resizeTo(400)
  expect(screen.queryByRole('navigation')).toBeNull()
  resizeTo(780)
  expect(bar()).toBeTruthy()
  fireEvent.input(screen.getByLabelText('Title'), { target: { value: 'A' } })
  expect(screen.queryByRole('navigation')).toBeNull()
})

test('is out of the way of a low window that is scrolled on, until it is scrolled back', () => {
  const scrollTo = (top: number) => {
    vi.stubGlobal('scrollY', top)
    fireEvent.scroll(window)
  }
  const isAway = () => bar().classList.contains(styles['away'] ?? '')
  renderPart(<TabBar />, { as: ann })
  expect(isAway()).toBe(false)
  scrollTo(300)
  expect(isAway()).toBe(true)
  scrollTo(295)
  expect(isAway()).toBe(true)
  scrollTo(200)
  expect(isAway()).toBe(false)
})
