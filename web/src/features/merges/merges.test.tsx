import type { Merge } from '@medley/contract/works/merges'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { aSearchItem, aWork, aWorkDetails, aWorkRef } from '../../testing/factories.ts'
import { answer, callsOf, refuse } from '../../testing/fake-server.ts'
import { renderPart } from '../../testing/render-app.tsx'
import { MergeList } from './merge-list.tsx'
import { JoinWindow, MergeWindow } from './merge-window.tsx'
import { OwnDoubles } from './own-doubles.tsx'

vi.setConfig({ testTimeout: 20_000 })
const slow = { timeout: 8_000 }

const named = (id: number, title: string) => ({
  ...aWorkRef({ id, title }),
  creators: [],
  releaseDate: '1977',
})

const merge: Merge = {
  id: 3,
  work: named(8, 'Starwars'),
  into: named(7, 'Star Wars'),
  mergedBy: 'robin',
  timeMerged: '2024-05-01T12:00:00.000Z',
  timeReverted: null,
}
const ownMerge: Merge = {
  ...merge,
  id: 2,
  work: named(9, 'Momo'),
  mergedBy: null,
  timeReverted: '2024-05-02T12:00:00.000Z',
}

beforeEach(() => {
  answer('GET /v1/ratings/mine', { items: [] })
  answer('GET /v1/works/{medium}/{workId}/same-as', { items: [] })
  answer('GET /v1/search', {
    items: [aSearchItem({ id: 7, title: 'Star Wars', releaseDate: '1977-05-25' })],
    nextToken: null,
  })
})

async function chooseStarWars() {
  const onClose = vi.fn()
  const work = aWork({ id: 8, title: 'Starwars', releaseDate: null })
  const { user, router } = renderPart(<MergeWindow open work={work} onClose={onClose} />)
  const dialog = within(await screen.findByRole('dialog', { name: 'Merge Starwars into…' }, slow))
  await user.click(await dialog.findByRole('button', { name: /^Star Wars/ }, slow))
  const name = 'Merge Starwars into Star Wars (1977)?'
  const question = within(await screen.findByRole('alertdialog', { name }, slow))
  return { user, router, question, onClose }
}

test('merges into the chosen work after asking, and leads to it', async () => {
  answer('POST /v1/works/{medium}/{workId}/merge', merge)
  const { user, router, question, onClose } = await chooseStarWars()
  await user.click(question.getByRole('button', { name: 'Merge' }))
  await screen.findByText('Starwars was merged into Star Wars', {}, slow)
  expect(callsOf('POST /v1/works/{medium}/{workId}/merge')).toMatchObject([
    { params: { medium: 'film', workId: 8 }, body: { intoId: 7 } },
  ])
  expect(onClose).toHaveBeenCalledOnce()
  expect(router.state.location.pathname).toBe('/film/7-star-wars')
})

test.each([
  [null, 'Starwars is now Star Wars'],
  ['forbidden', /^Someone else is using this work now/],
  ['merge_refused', /^These two works can’t be merged/],
] as const)('a member joins their added work to the one that it is: %s', async (code, text) => {
  const endpoint = 'POST /v1/works/{medium}/{workId}/same-as'
  if (code === null) answer(endpoint, aWorkDetails({ id: 7, title: 'Star Wars' }))
  else refuse(endpoint, code)
  const onClose = vi.fn()
  const work = aWork({ id: 8, title: 'Starwars', releaseDate: null })
  const { user, router } = renderPart(<JoinWindow open work={work} onClose={onClose} />)
  const dialog = within(await screen.findByRole('dialog', { name: /^Starwars is the same/ }, slow))
  await user.click(await dialog.findByRole('button', { name: /^Star Wars/ }, slow))
  const name = 'Is Starwars the same as Star Wars (1977)?'
  const question = within(await screen.findByRole('alertdialog', { name }, slow))
  await user.click(question.getByRole('button', { name: 'Yes, the same' }))
  await screen.findByText(text, {}, slow)
  expect(callsOf(endpoint)).toMatchObject([
    { params: { medium: 'film', workId: 8 }, body: { intoId: 7 } },
  ])
  expect(onClose).toHaveBeenCalledTimes(code === null ? 1 : 0)
  expect(router.state.location.pathname).toBe(code === null ? '/film/7-star-wars' : '/')
})

test('a member sees at once what their added work may be', async () => {
  answer('GET /v1/works/{medium}/{workId}/same-as', {
    items: [aWork({ id: 12, title: 'Star Wars: Episode IV' })],
  })
  const { user } = renderPart(
    <JoinWindow open work={aWork({ id: 8, title: 'Star Wars 4' })} onClose={vi.fn()} />,
  )
  const likely = within(await screen.findByRole('region', { name: 'It may be' }, slow))
  await user.click(likely.getByRole('button', { name: /^Star Wars: Episode IV/ }))
  const question = await screen.findByRole('alertdialog', { name: /^Is Star Wars 4/ }, slow)
  expect(question.textContent).toContain('Episode IV')
})

test('says why a merge was refused, and lets another work be chosen', async () => {
  refuse('POST /v1/works/{medium}/{workId}/merge', 'merge_refused')
  const { user, question, onClose } = await chooseStarWars()
  await user.click(question.getByRole('button', { name: 'Merge' }))
  await screen.findByText(/^These two works can’t be merged: one of them/, {}, slow)
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), slow)
  expect(onClose).not.toHaveBeenCalled()
})

test('lists merges and reverts one after asking', async () => {
  let merges = [merge, ownMerge]
  answer('GET /v1/merges', () => ({ items: merges, totalCount: merges.length }))
  answer('POST /v1/merges/{mergeId}/revert', () => {
    const reverted = { ...merge, timeReverted: merge.timeMerged }
    merges = [reverted, ownMerge]
    return reverted
  })
  const { user } = renderPart(<MergeList />)
  const [first, second] = await screen.findAllByRole('listitem', {}, slow)
  expect(first?.textContent).toMatch(/Starwars \(1977\).*into.*Star Wars \(1977\).*robin/)
  expect(second?.textContent).toMatch(/Medley itself.*Reverted$/)
  expect(screen.getAllByRole('button').map(({ ariaLabel }) => ariaLabel)).toEqual([
    'Revert: Starwars',
  ])
  await user.click(screen.getByRole('button', { name: 'Revert: Starwars' }))
  const name = 'Separate Starwars (1977) from Star Wars (1977) again?'
  const question = within(await screen.findByRole('alertdialog', { name }, slow))
  await user.click(question.getByRole('button', { name: 'Revert' }))
  await screen.findByText('Starwars is back', {}, slow)
  expect(callsOf('POST /v1/merges/{mergeId}/revert').map(({ params }) => params.mergeId)).toEqual([
    3,
  ])
  await waitFor(() => expect(screen.queryByRole('button', { name: /Revert/ })).toBeNull(), slow)
})

test('a member goes through the works that they added and that may be others', async () => {
  const double = {
    work: aWork({ id: 8, title: 'Starwars', releaseDate: null }),
    likely: [aWork({ id: 7, title: 'Star Wars', releaseDate: '1977-05-25' })],
  }
  answer('GET /v1/likely-doubles', { items: [double], totalCount: 1 })
  answer('POST /v1/works/{medium}/{workId}/same-as', aWorkDetails({ id: 7, title: 'Star Wars' }))
  const { user } = renderPart(<OwnDoubles />)
  await user.click(await screen.findByRole('button', { name: 'Same as Star Wars (1977)' }, slow))
  const name = 'Is Starwars the same as Star Wars (1977)?'
  const question = within(await screen.findByRole('alertdialog', { name }, slow))
  expect(callsOf('POST /v1/works/{medium}/{workId}/same-as')).toEqual([])
  answer('GET /v1/likely-doubles', { items: [], totalCount: 0 })
  await user.click(question.getByRole('button', { name: 'Yes, the same' }))
  await screen.findByText('Starwars is now Star Wars', {}, slow)
  expect(callsOf('POST /v1/works/{medium}/{workId}/same-as')).toMatchObject([
    { params: { medium: 'film', workId: 8 }, body: { intoId: 7 } },
  ])
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Same as/ })).toBeNull())
})
