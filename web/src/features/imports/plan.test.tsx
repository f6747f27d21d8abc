import type { ImportDetails, ImportItem } from '@medley/contract/transfer/imports'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { anImport } from '../../testing/factories.ts'
import { answer, callsOf } from '../../testing/fake-server.ts'
import { ann } from '../../testing/members.ts'
import { renderPart } from '../../testing/render-app.tsx'
import { AnnouncerHost } from '../../ui/feedback/announcer.tsx'
import { ImportPage } from './import-page.tsx'
import { PlanItems } from './parts/plan/plan-items.tsx'

const titles = ['Harbour Lights', 'Low Water', 'Salt Roads', 'Spray']
const outcomes = (choice: number) => ({
  total: 4,
  new: 4 - choice,
  changed: 0,
  here: 0,
  choice,
  leftOut: 0,
})

/** Positions of items that need a choice, of those that lack a score, and the look-up's progress. */
let open: number[]
let unscored: number[]
let lookUp: ImportDetails['lookUp']

const details = () =>
  anImport({
    rows: outcomes(open.length),
    items: outcomes(open.length),
    questions: { likely: 0, possible: 0, unknown: open.length, score: unscored.length, list: 0 },
    lookUp,
  })

const item = (id: number): ImportItem => ({
  id,
  outcome: open.includes(id) ? 'choice' : 'new',
  question: open.includes(id) ? 'work' : unscored.includes(id) ? 'score' : null,
  title: titles[id - 1] ?? '',
  label: null,
  year: 1961,
  creators: [],
  mediums: ['film'],
  match: null,
  addsWork: false,
  candidates: [],
  decision: null,
  takesChanges: false,
  reviews: [],
  engaged: 'new',
  saved: null,
  lists: [],
  viewings: [],
  episodes: { total: 0, new: 0 },
  viewingCount: 0,
  rowCount: 0,
  progress: null,
  friend: null,
  rows: [],
})

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  open = [1, 2, 3, 4]
  unscored = []
  lookUp = { total: 4, done: 0, failed: 0 }
  answer('GET /v1/imports/{id}', details)
  answer('GET /v1/imports/{id}/items', ({ query }) => {
    const { open: isOpen, question, offset, limit } = query
    const ids = question === 'score' ? unscored : isOpen ? [...open, ...unscored] : [1, 2, 3, 4]
    return { items: ids.slice(offset, offset + limit).map(item), totalCount: ids.length }
  })
  answer('GET /v1/search', { items: [], nextToken: null })
  answer('PATCH /v1/imports/{id}/items/{itemId}', ({ params: { itemId } }) => {
    open = open.filter((one) => one !== itemId)
    unscored = unscored.filter((one) => one !== itemId)
    return { ...item(itemId), decision: 'skipped' }
  })
})

afterEach(() => vi.useRealTimers())

const countListings = () => callsOf('GET /v1/imports/{id}/items').length

async function openPlan() {
  renderPart(
    <>
      <ImportPage id={1} />
      <AnnouncerHost />
    </>,
    { as: ann },
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
    screen.getByText(
      'Looking up 4 works at the sources: 0 so far. No need to wait: this carries on after the import.',
    ),
  ).toBeTruthy()
  expect(importButton(0)).toHaveProperty('disabled', true)
  const before = countListings()
  await findAtSources({ done: 2 }, [1, 2])
  expect(screen.getByText(/: 2 so far/)).toBeTruthy()
  expect(screen.getByRole('heading', { name: '2 questions for you' })).toBeTruthy()
  expect(importButton(2)).toHaveProperty('disabled', false)
  expect(said()).toBe('')
  expect(countListings()).toBe(before)
  await findAtSources({ done: 4, failed: 1 }, [3])
  const end = '4 works looked up at the sources; 1 of them could not be looked up.'
  expect(screen.getByText(end, { selector: 'p' })).toBeTruthy()
  expect(said()).toBe(end)
  expect(countListings()).toBe(before + 1)
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

test('goes back one step, to the postponed question as to the decided one', async () => {
  const user = await openPlan()
  await user.click(screen.getByRole('button', { name: 'Look at them one by one' }))
  await screen.findByRole('heading', { name: /Harbour Lights/ })
  await user.click(screen.getByRole('button', { name: 'Later' }))
  await screen.findByRole('heading', { name: /Low Water/ })
  expect(screen.getByText('Question 2 of 4')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(await screen.findByRole('heading', { name: /Harbour Lights/ })).toBeTruthy()
})

test('asks for missing scores apart from the works', async () => {
  open = [1]
  unscored = [3]
  const user = await openPlan()
  expect(screen.getByRole('heading', { name: '1 question for you' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Look at it' }))
  await screen.findByRole('heading', { name: /Harbour Lights/ })
  await user.click(screen.getByRole('button', { name: 'Later' }))
  expect(await screen.findByText('You’ve seen every question.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Back to the plan' }))
  await user.click(await screen.findByRole('button', { name: 'Add a rating' }))
  expect(await screen.findByRole('heading', { name: /Salt Roads/ })).toBeTruthy()
  expect(screen.getByText('Question 1 of 1')).toBeTruthy()
})

test('leads to the profile of a friend who can be asked', async () => {
  const friend = { ...item(1), outcome: 'leftOut', friend: 'ben' } as const
  answer('GET /v1/imports/{id}/items', { items: [friend, item(2)], totalCount: 2 })
  renderPart(<PlanItems details={details()} heading="What was left out" />, { as: ann })
  const link = await screen.findByRole('link', { name: /send a friend request/ })
  expect(link.getAttribute('href')).toBe('/profile/ben')
})

test('asks once whether to publish lists whose files do not say who may see them', async () => {
  open = []
  answer('GET /v1/imports/{id}', () => ({ ...details(), openLists: 2 }))
  answer('POST /v1/imports/{id}/confirm', () => ({ ...details(), state: 'written' as const }))
  const user = await openPlan()
  const box = await screen.findByRole('checkbox', { name: /^Show 2 imported lists to everyone/ })
  expect(box).toHaveProperty('checked', false)
  await user.click(box)
  await user.click(importButton(4))
  expect(callsOf('POST /v1/imports/{id}/confirm')).toMatchObject([
    { body: { allSpoilers: false, publishLists: true } },
  ])
})
