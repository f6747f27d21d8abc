import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { InfiniteList } from './infinite-list.tsx'

/** Replaces IntersectionObserver: the test decides when the end of the list is near. */
const watching = new Set<{ seen: IntersectionObserverCallback; margin: string }>()

class Sight {
  readonly #watcher
  constructor(seen: IntersectionObserverCallback, { rootMargin = '' }: IntersectionObserverInit) {
    this.#watcher = { seen, margin: rootMargin }
  }
  observe(_element: Element) {
    watching.add(this.#watcher)
  }
  disconnect() {
    watching.delete(this.#watcher)
  }
}

beforeEach(() => {
  watching.clear()
  vi.stubGlobal('IntersectionObserver', Sight)
})

function comeNear(isIntersecting = true) {
  act(() => {
    for (const { seen } of watching) {
      const entry = { isIntersecting } as IntersectionObserverEntry
      seen([entry], new IntersectionObserver(() => undefined, {}))
    }
  })
}

type Facts = { hasMore?: boolean; loading?: boolean; rendering?: boolean; error?: string }

function show(facts: Facts = {}) {
  const onMore = vi.fn()
  const list = (now: typeof facts) => (
    <InfiniteList hasMore loading={false} moreLabel="More reviews" onMore={onMore} {...now}>
      <p>One</p>
    </InfiniteList>
  )
  const { rerender } = render(list(facts))
  return { onMore, change: (now: typeof facts) => rerender(list(now)) }
}

test('requests the next page 500 px before its end', () => {
  const { onMore } = show()
  expect([...watching].map(({ margin }) => margin)).toEqual(['0px 0px 500px 0px'])
  comeNear(false)
  expect(onMore).not.toHaveBeenCalled()
  comeNear()
  expect(onMore).toHaveBeenCalledTimes(1)
})

test('requests once while the page is loading, and again at its next end', () => {
  const { onMore, change } = show()
  comeNear()
  change({ loading: true })
  comeNear()
  expect(onMore).toHaveBeenCalledTimes(1)
  change({ loading: false })
  comeNear()
  expect(onMore).toHaveBeenCalledTimes(2)
})

test('requests nothing while what has come is still to be rendered', () => {
  const { onMore, change } = show({ rendering: true })
  comeNear()
  expect(onMore).not.toHaveBeenCalled()
  change({ rendering: false })
  comeNear()
  expect(onMore).toHaveBeenCalledTimes(1)
})

test('requests nothing after the last page and shows no button', () => {
  const { onMore } = show({ hasMore: false })
  comeNear()
  expect(onMore).not.toHaveBeenCalled()
  expect(screen.queryByRole('button')).toBeNull()
})

test('loads more by its button', async () => {
  const { onMore } = show()
  await userEvent.click(screen.getByRole('button', { name: 'More reviews' }))
  expect(onMore).toHaveBeenCalledTimes(1)
})

test('pauses after a failure until the user retries', async () => {
  const { onMore } = show({ error: 'An error occurred' })
  comeNear()
  expect(onMore).not.toHaveBeenCalled()
  expect(screen.getByRole('alert').textContent).toContain('An error occurred')
  await userEvent.click(screen.getByRole('button'))
  expect(onMore).toHaveBeenCalledTimes(1)
})

test('requests more when the end of a placeholder was jumped past', () => {
  const onMore = vi.fn()
  const observed: Element[] = []
  vi.spyOn(Sight.prototype, 'observe').mockImplementation((element) => void observed.push(element))
  render(
    <InfiniteList
      hasMore
      loading={false}
      moreLabel="More reviews"
      onMore={onMore}
      placeholder={<p>Two</p>}
    >
      <p>One</p>
    </InfiniteList>,
  )
  const [end, room] = observed
  expect(end?.nextElementSibling).toBe(room)
  expect(screen.queryByText('Two')).toBeNull()
})
