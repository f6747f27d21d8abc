import type { Goal } from '@medley/contract/library/goals'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { today } from '../../lib/time/today.ts'
import { aList, aProfile } from '../../testing/factories.ts'
import { answer, callsOf, refuse } from '../../testing/fake-server.ts'
import { ann, ben } from '../../testing/members.ts'
import { renderPart, renderRoutes } from '../../testing/render-app.tsx'
import { GoalsOnHome } from './goals-on-home.tsx'
import { GoalsCard } from './goals-card.tsx'
import { GoalsPage } from './goals-page.tsx'

vi.setConfig({ testTimeout: 90_000 })
const slow = { timeout: 30_000 }

const thisYear = Number(today().slice(0, 4))

function aGoal(facts: Partial<Goal> = {}): Goal {
  return {
    id: 1,
    kind: 'works',
    year: thisYear,
    medium: 'book',
    list: null,
    until: null,
    target: 24,
    done: 0,
    isPrivate: false,
    timeCreated: `${thisYear}-01-01T10:00:00.000Z`,
    ...facts,
  }
}

const lastYears = aGoal({ id: 2, year: thisYear - 1, medium: 'film', target: 52, done: 40 })
const hours = aGoal({ id: 3, kind: 'minutes', medium: null, target: 6_000, done: 6_120 })

beforeEach(() => {
  answer('GET /profile', aProfile({ id: ann.id, username: ann.username }))
  answer('GET /v1/goals/{userId}', { items: [aGoal(), hours, lastYears], before: null })
})

const open = (as = ann) =>
  renderRoutes(
    [
      { path: '/u/ann/goals', element: <GoalsPage username={ann.username} /> },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    { as, path: '/u/ann/goals' },
  )

test('goals are by year, each with how it stands', async () => {
  open()
  const now = within(await screen.findByRole('region', { name: String(thisYear) }, slow))
  expect(now.getByText(`24 books in ${thisYear}`)).toBeTruthy()
  expect(now.getByText('24 to go')).toBeTruthy()
  expect(now.getByText('102 of 100')).toBeTruthy()
  expect(now.getByText('Reached, and 2 hours more')).toBeTruthy()
  const before = within(screen.getByRole('region', { name: String(thisYear - 1) }))
  expect(before.getByText('40 in the end')).toBeTruthy()
})

test('others read goals and cannot change them', async () => {
  open(ben)
  expect(await screen.findByText('24 to go', {}, slow)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Set a goal' })).toBeNull()
  expect(screen.queryByRole('button', { name: /^More for/ })).toBeNull()
})

test('a goal is set, after a missing number is pointed out', async () => {
  answer('POST /v1/goals', aGoal())
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Set a goal' }, slow))
  const dialog = within(await screen.findByRole('dialog', { name: 'Set a goal' }, slow))
  await user.selectOptions(dialog.getByRole('combobox', { name: 'What' }), 'Hours')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(dialog.getByText('Enter a whole number from 1 to 16,666')).toBeTruthy()
  await user.type(dialog.getByRole('textbox', { name: 'How many' }), '100')
  await user.click(dialog.getByRole('checkbox', { name: 'Only I see it' }))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), slow)
  expect(callsOf('POST /v1/goals')[0]?.body).toEqual({
    kind: 'minutes',
    year: thisYear,
    target: 6_000,
    isPrivate: true,
  })
})

test('a list becomes a goal, and the window says what is in the way', async () => {
  answer('GET /v1/lists', { items: [aList({ id: 7, title: 'Noir' })], totalCount: 1 })
  refuse('POST /v1/goals', 'goal_exists')
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Set a goal' }, slow))
  const dialog = within(await screen.findByRole('dialog', { name: 'Set a goal' }, slow))
  await user.selectOptions(dialog.getByRole('combobox', { name: 'What' }), 'A list of mine')
  await user.selectOptions(await dialog.findByRole('combobox', { name: 'List' }, slow), 'Noir')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('You already have this goal.', {}, slow)).toBeTruthy()
  expect(callsOf('POST /v1/goals')[0]?.body).toMatchObject({ kind: 'list', listId: 7 })
})

test('a goal is changed and removed', async () => {
  answer('PATCH /v1/goals/{id}', aGoal())
  answer('DELETE /v1/goals/{id}', { id: 1 })
  const { user } = open()
  const menu = { name: `Actions for 24 books in ${thisYear}` }
  await user.click(await screen.findByRole('button', menu, slow))
  await user.click(screen.getByRole('menuitem', { name: 'Change' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Change goal' }, slow))
  const amount = dialog.getByRole('textbox', { name: 'How many' })
  await user.clear(amount)
  await user.type(amount, '30')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), slow)
  expect(callsOf('PATCH /v1/goals/{id}')).toMatchObject([
    { params: { id: 1 }, body: { target: 30, isPrivate: false } },
  ])
  await user.click(screen.getByRole('button', menu))
  await user.click(screen.getByRole('menuitem', { name: 'Remove' }))
  expect(await screen.findByText('Goal removed', {}, slow)).toBeTruthy()
})

test('home has one bar, for the first goal that is not reached', async () => {
  answer('GET /v1/goals/{userId}', { items: [hours, aGoal()], before: null })
  renderPart(<GoalsOnHome memberId={ann.id} />, { as: ann })
  expect(await screen.findByRole('link', { name: `24 books in ${thisYear}` }, slow)).toBeTruthy()
  expect(screen.getByText('and 1 more goal')).toBeTruthy()
  expect(callsOf('GET /v1/goals/{userId}')[0]?.query).toMatchObject({ isCurrent: true })
})

test('home and the statistics show nothing without a goal', async () => {
  answer('GET /v1/goals/{userId}', { items: [], before: null })
  const { container } = renderPart(
    <>
      <GoalsOnHome memberId={ann.id} />
      <GoalsCard owner={ann} />
    </>,
    { as: ann },
  )
  await waitFor(() => expect(callsOf('GET /v1/goals/{userId}')).toHaveLength(1), slow)
  expect(container.textContent).toBe('')
})
