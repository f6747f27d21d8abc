import type { ImportDetails, ImportItem } from '@medley/contract/imports'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../lib/query-client.ts'
import { AnnouncerHost } from '../../ui/announcer.tsx'
import { enter, leave } from '../sessions/session.ts'
import { ImportPage } from './import-page.tsx'

const titles = ['Harbour Lights', 'Low Water', 'Salt Roads', 'Spray']
const outcomes = (choice: number) => ({ total: 4, new: 4 - choice, here: 0, choice, leftOut: 0 })

/** Positions of items that need a choice, and the look-up's progress. */
let open: number[]
let lookUp: ImportDetails['lookUp']
let listings: number

const details = (): ImportDetails => ({
  id: 1,
  state: 'planned',
  sources: ['letterboxd'],
  timeCreated: '2026-05-01T10:00:00.000Z',
  timeChanged: '2026-05-01T10:00:00.000Z',
  timeExpires: '2026-07-30T10:00:00.000Z',
  rows: outcomes(open.length),
  items: outcomes(open.length),
  questions: { likely: 0, possible: 0, unknown: open.length, score: 0 },
  rounded: 0,
  progress: { done: 0, total: 0 },
  lookUp,
  written: { reviews: 0, engaged: 0, saved: 0, lists: 0, listEntries: 0 },
  kept: 0,
  files: [],
})

const item = (id: number): ImportItem => ({
  id,
  outcome: open.includes(id) ? 'choice' : 'new',
  question: open.includes(id) ? 'work' : null,
  title: titles[id - 1] ?? '',
  year: 1961,
  creators: [],
  mediums: ['film'],
  match: null,
  addsWork: false,
  candidates: [],
  decision: null,
  reviews: [],
  engaged: 'new',
  saved: null,
  lists: [],
  rows: [],
})

/** A fake server with a plan of four films. */
async function answer(path: string, init: RequestInit): Promise<Response> {
  const url = new URL(path, 'https://medley.example')
  if (url.pathname === '/v1/imports/1') return Response.json(details())
  if (init.method === 'PATCH') {
    const id = Number(url.pathname.split('/').at(-1))
    open = open.filter((one) => one !== id)
    return Response.json({ ...item(id), decision: 'skipped' })
  }
  if (url.pathname !== '/v1/imports/1/items') {
    return Response.json({ roles: [], items: [], totalCount: 0 })
  }
  listings += 1
  const behind = Number(url.searchParams.get('after') ?? 0)
  const isChoice = url.searchParams.get('outcome') === 'choice'
  const ids = (isChoice ? open : [1, 2, 3, 4]).filter((id) => id > behind)
  const items = ids.slice(0, Number(url.searchParams.get('limit'))).map(item)
  return Response.json({ items, totalCount: ids.length })
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  open = [1, 2, 3, 4]
  lookUp = { total: 4, done: 0, failed: 0 }
  listings = 0
  vi.stubGlobal('fetch', answer)
  enter(`x.${btoa(JSON.stringify({ userId: 3, username: 'ann' }))}.y`, 'session')
})

afterEach(() => {
  leave()
  queryClient.clear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

async function openPlan() {
  const router = createMemoryRouter([{ path: '*', element: <ImportPage id={1} /> }])
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <AnnouncerHost />
    </QueryClientProvider>,
  )
  await screen.findByText('Harbour Lights')
  return userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
}

/** Advances the look-up; found items need no choice any more. */
async function findAtSources(
  next: Partial<typeof lookUp>,
  found: readonly number[],
): Promise<void> {
  lookUp = { ...lookUp, ...next }
  open = open.filter((id) => !found.includes(id))
  await act(() => vi.advanceTimersByTimeAsync(5100))
}

const importButton = (works: number) =>
  screen.getByRole('button', { name: `Import ${works} works` })

const said = () => document.querySelector('[data-announcement]')?.textContent

test('updates look-up count and open questions, and announces only the end', async () => {
  await openPlan()
  expect(
    screen.getByText('Looking up 4 works at the sources: 0 so far. You need not wait for it.'),
  ).toBeTruthy()
  expect(importButton(0)).toHaveProperty('disabled', true)
  const before = listings
  await findAtSources({ done: 2 }, [1, 2])
  expect(screen.getByText(/: 2 so far/)).toBeTruthy()
  expect(screen.getByRole('heading', { name: '2 questions for you' })).toBeTruthy()
  expect(importButton(2)).toHaveProperty('disabled', false)
  expect(said()).toBe('')
  expect(listings).toBe(before)
  await findAtSources({ done: 4, failed: 1 }, [3])
  const end = '4 works looked up at the sources; 1 of them could not be asked for.'
  expect(screen.getByText(end, { selector: 'p' })).toBeTruthy()
  expect(said()).toBe(end)
  expect(listings).toBe(before + 1)
})

test('omits the look-up line without a look-up', async () => {
  lookUp = { total: 0, done: 0, failed: 0 }
  await openPlan()
  expect(screen.queryByText(/at the sources/, { selector: 'p' })).toBeNull()
})

test('keeps the current question while the look-up finds others', async () => {
  const user = await openPlan()
  await user.click(screen.getByRole('button', { name: 'Look at them one by one' }))
  expect(await screen.findByRole('heading', { name: /Harbour Lights/ })).toBeTruthy()
  await findAtSources({ done: 2 }, [1, 2])
  expect(screen.getByRole('heading', { name: /Harbour Lights/ })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Skip' }))
  expect(await screen.findByRole('heading', { name: /Salt Roads/ })).toBeTruthy()
})

test('shows the questions after a postponed one, even if the look-up finds that one', async () => {
  const user = await openPlan()
  await user.click(screen.getByRole('button', { name: 'Look at them one by one' }))
  await screen.findByRole('heading', { name: /Harbour Lights/ })
  await user.click(screen.getByRole('button', { name: 'Later' }))
  await screen.findByRole('heading', { name: /Low Water/ })
  await findAtSources({ done: 1 }, [1])
  await user.click(screen.getByRole('button', { name: 'Skip' }))
  expect(await screen.findByRole('heading', { name: /Salt Roads/ })).toBeTruthy()
})
