import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { useHomeFeed } from '../screens/home/use-home-feed.ts'
import { useKeptSearchView, useSearchView } from '../screens/search/search-view.ts'
import { leave, useMember } from '../features/sessions/session.ts'
import { useLogOut } from '../features/sessions/use-log-out.ts'
import { useExplore } from '../features/explore/use-explore.ts'
import { useMarkedView } from '../features/work-marks/use-marked-view.ts'
import { call } from '../lib/api.ts'
import { queryClient } from '../lib/query-client.ts'
import { RouterProvider } from '../lib/router/router-provider.tsx'
import { createMemoryRouter } from '../lib/router/router.ts'
import { useKeptScroll } from '../lib/scroll/use-kept-scroll.ts'
import { answer, callsOf } from '../testing/fake-server.ts'
import { ann, ben, logIn, type TestMember, tokenOf } from '../testing/members.ts'
import { clearOnMemberChange } from './member-change.ts'

const enterAs = (member: TestMember) => act(() => logIn(member))

beforeAll(clearOnMemberChange)
beforeEach(() => {
  answer('GET /v1/works/{medium}', { items: [] })
  answer('GET /v1/reviews', { items: [], before: null })
})
afterEach(() => act(leave))

interface Page {
  /** View state that the page shows. */
  shown: unknown
  change: () => void
}

function useSearchPage(): Page {
  const view = useSearchView()
  const { text, category } = view
  useKeptSearchView(view, { text, category, pages: undefined })
  const change = () => {
    view.setText('a secret')
    view.setCategory('book')
  }
  return { shown: { text, category }, change }
}

function useExplorePage(): Page {
  const { filter, choose } = useExplore('film')
  return { shown: filter, change: () => choose({ ...filter, sort: 'rating' }) }
}

function useMarkedPage(mark: 'savedForLater' | 'hasEngaged'): Page {
  const view = useMarkedView(mark, 'ann')
  useKeptScroll(view.scroll, view.keep)
  const { page, sort, scroll } = view
  return { shown: { page, sort, scroll }, change: () => view.setSort('title') }
}

const useSavedPage = () => useMarkedPage('savedForLater')
const useEngagedPage = () => useMarkedPage('hasEngaged')

function useHomePage(): Page {
  const { medium, choose } = useHomeFeed()
  return { shown: medium, change: () => choose('book') }
}

const pages: Record<string, () => Page> = {
  search: useSearchPage,
  explore: useExplorePage,
  saved: useSavedPage,
  engaged: useEngagedPage,
  'home feed': useHomePage,
}

function Wrapper({ children }: { children: ReactNode }) {
  const [router] = useState(() => createMemoryRouter())
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router}>{children}</RouterProvider>
    </QueryClientProvider>
  )
}

describe.each(Object.entries(pages))('the %s page', (_, usePage) => {
  /** Opens the page, changes it, and leaves it after a step. Returns what it showed when it opened. */
  async function visit(step: () => void = () => undefined): Promise<unknown> {
    const { result, unmount } = renderHook(usePage, { wrapper: Wrapper })
    const { shown } = result.current
    await act(async () => result.current.change())
    await act(async () => step())
    unmount()
    return shown
  }

  test('comes back as it was left', async () => {
    enterAs(ann)
    const fresh = await visit()
    expect(await visit()).not.toEqual(fresh)
  })

  test('is as new after a logout there, and after a login', async () => {
    enterAs(ann)
    const fresh = await visit(leave)
    expect(await visit(() => enterAs(ben))).toEqual(fresh)
    expect(await visit()).toEqual(fresh)
  })
})

function ReadingScreen() {
  const member = useMember()
  useEffect(() => {
    if (member) call('GET /incoming-requests').catch(() => undefined)
  }, [member])
  return member && <p>{member.username}</p>
}

function Menu() {
  return (
    <button type="button" onClick={useLogOut()}>
      Logout
    </button>
  )
}

test('a screen whose effects have not run yet sends no read without the token', async () => {
  answer('GET /incoming-requests', [])
  logIn(ann)
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  root.render(<Menu />)
  await vi.waitFor(() => expect(container.textContent).toBe('Logout'))
  // Right after the commit, like a click that the browser handles before the effects.
  const committed = new Promise<void>((resolve) => {
    new MutationObserver((_, observer) => {
      observer.disconnect()
      container.querySelector('button')?.click()
      resolve()
    }).observe(container, { childList: true, subtree: true })
  })
  startTransition(() =>
    root.render(
      <>
        <Menu />
        <ReadingScreen />
      </>,
    ),
  )
  await committed
  await vi.waitFor(() => expect(container.textContent).toBe('Logout'))
  expect(callsOf('GET /incoming-requests').map(({ bearer }) => bearer)).toEqual([tokenOf(ann)])
  root.unmount()
  container.remove()
})
