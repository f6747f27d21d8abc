import type { WorkSuggestion } from '@medley/contract/works/work-suggestions'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { aWorkRef } from '../../testing/factories.ts'
import { answer, callsOf, refuse } from '../../testing/fake-server.ts'
import { renderPart } from '../../testing/render-app.tsx'
import { SuggestionQueue } from './suggestion-queue.tsx'

vi.setConfig({ testTimeout: 20_000 })
const slow = { timeout: 8_000 }

const named = (id: number, title: string) => ({
  ...aWorkRef({ id, title }),
  creators: [{ name: 'George Lucas' }],
  releaseDate: '1977',
})

const correction: WorkSuggestion = {
  id: 1,
  work: named(7, 'Star Wars'),
  sameAs: null,
  comment: 'The year is wrong.',
  suggestedBy: 'ben',
  timeSuggested: '2024-05-01T12:00:00.000Z',
}
const double: WorkSuggestion = {
  ...correction,
  id: 2,
  work: named(8, 'Starwars'),
  sameAs: named(7, 'Star Wars'),
  comment: null,
}
let open: WorkSuggestion[]

beforeEach(() => {
  open = [correction, double]
  answer('GET /v1/work-suggestions', () => ({ items: open, totalCount: open.length }))
  answer('POST /v1/work-suggestions/{suggestionId}/close', ({ params }) => {
    open = open.filter(({ id }) => id !== params.suggestionId)
    return { closed: true }
  })
})

async function show() {
  const { user } = renderPart(<SuggestionQueue />)
  const queue = within(await screen.findByRole('region', { name: /^Suggestions/ }, slow))
  const press = async (name: string) => user.click(await queue.findByRole('button', { name }, slow))
  return { user, queue, press }
}

const closed = () =>
  callsOf('POST /v1/work-suggestions/{suggestionId}/close').map(({ params, body }) => [
    params.suggestionId,
    body.outcome,
  ])

test('shows each suggestion with its works, its words and its author', async () => {
  const { queue } = await show()
  const [first, second] = await queue.findAllByRole('listitem', {}, slow)
  expect(first?.textContent).toContain('The year is wrong.')
  expect(within(first as HTMLElement).getByRole('link', { name: 'ben' })).toBeTruthy()
  expect(second?.textContent).toMatch(/Starwars \(1977\).*is the same as.*Star Wars \(1977\)/)
})

test('accepts a correction and dismisses a double at once', async () => {
  const { queue, press } = await show()
  await press('Accept: Star Wars')
  await screen.findByText('Accepted', {}, slow)
  await press('Dismiss: Starwars')
  await queue.findByText('No suggestions to review', {}, slow)
  expect(closed()).toEqual([
    [1, 'accepted'],
    [2, 'dismissed'],
  ])
})

test('asks before it merges a double', async () => {
  const { user, press } = await show()
  await press('Accept: Starwars')
  const name = 'Merge Starwars (1977) into Star Wars (1977)?'
  const question = within(await screen.findByRole('alertdialog', { name }, slow))
  expect(closed()).toEqual([])
  await user.click(question.getByRole('button', { name: 'Merge' }))
  await screen.findByText('Accepted', {}, slow)
  expect(closed()).toEqual([[2, 'accepted']])
})

test('says why a merge was refused, and keeps the suggestion', async () => {
  refuse('POST /v1/work-suggestions/{suggestionId}/close', 'merge_refused')
  const { user, queue, press } = await show()
  await press('Accept: Starwars')
  await user.click(within(await screen.findByRole('alertdialog', {}, slow)).getByText('Merge'))
  await screen.findByText(/^These two works can’t be merged: one of them/, {}, slow)
  expect(queue.getByText('Starwars (1977)')).toBeTruthy()
})
