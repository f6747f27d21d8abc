import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { announce } from '../feedback/announcement-store.ts'
import { AnnouncerHost } from '../feedback/announcer.tsx'
import { useListAnnouncement } from './use-list-announcement.ts'

const words = { one: '1 film', many: 'films', none: 'no films' }
type Facts = { view: string; count: number | undefined; hasMore?: boolean }

function List(facts: Facts) {
  useListAnnouncement({ ...facts, words })
  return null
}

beforeEach(() => announce(''))

function show(first: Facts) {
  const page = (facts: Facts) => (
    <>
      <List {...facts} />
      <AnnouncerHost />
    </>
  )
  const { rerender } = render(page(first))
  return (facts: Facts) => rerender(page(facts))
}

const said = () => screen.getByRole('status').textContent

test('announces nothing at the first view', () => {
  const change = show({ view: 'all', count: undefined })
  change({ view: 'all', count: 12 })
  expect(said()).toBe('')
})

test('announces the count of another view once it has loaded', () => {
  const change = show({ view: 'all', count: 12 })
  change({ view: 'book', count: undefined })
  expect(said()).toBe('')
  change({ view: 'book', count: 1 })
  expect(said()).toBe('1 film')
  change({ view: 'album', count: 0 })
  expect(said()).toBe('no films')
})

test('announces growth of the list, but not shrinking', () => {
  const change = show({ view: 'all', count: 20, hasMore: true })
  change({ view: 'all', count: 40, hasMore: true })
  expect(said()).toBe('First 40 films')
  change({ view: 'all', count: 1234 })
  expect(said()).toBe('1,234 films')
  change({ view: 'all', count: 1233 })
  expect(said()).toBe('1,234 films')
})

test('renders a repeated text as a new element, so that it is announced again', () => {
  show({ view: 'all', count: 1 })
  act(() => announce('1 film'))
  const first = screen.getByRole('status').firstElementChild
  act(() => announce('1 film'))
  expect(said()).toBe('1 film')
  expect(screen.getByRole('status').firstElementChild).not.toBe(first)
})
