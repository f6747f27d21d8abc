import { screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { aNamedEntry, anEntry, aProgress } from '../../testing/factories.ts'
import { answer, callsOf } from '../../testing/fake-server.ts'
import { ann } from '../../testing/members.ts'
import { renderPart } from '../../testing/render-app.tsx'
import { OwnNextStep, OwnProgressState } from './own-progress.tsx'
import type { OwnWork } from './progress.calls.ts'

vi.setConfig({ testTimeout: 20_000 })
const slow = { timeout: 8_000 }
const path = 'GET /v1/progress/{medium}/{workId}'
const show = {
  id: 7,
  medium: 'tvShow' as const,
  title: 'Community',
  pages: null,
  isFinished: false,
}
const book = { id: 8, medium: 'book' as const, title: 'Dune', pages: 412, isFinished: false }

const named = (number: number) => aNamedEntry({ id: 70 + number, season: 2, number })

beforeAll(() =>
  Promise.all([import('./parts/progress-state.tsx'), import('./parts/next-step-row.tsx')]),
)

function draw(work: OwnWork) {
  return renderPart(
    <>
      <OwnProgressState work={work} />
      <OwnNextStep work={work} />
    </>,
    { as: ann },
  )
}

test('a member begins a show', async () => {
  answer(path, { progress: null })
  answer('PUT /v1/progress/{medium}/{workId}', {
    progress: aProgress(),
    actId: 5,
    finished: false,
    mayBeFinished: false,
  })
  const { user } = draw(show)
  await user.click(await screen.findByRole('button', { name: 'Watching' }, slow))
  expect(callsOf('PUT /v1/progress/{medium}/{workId}')).toMatchObject([
    { params: { medium: 'tvShow', workId: 7 }, body: { state: 'going' } },
  ])
})

test.each([
  [{ ...show, isFinished: true }, 'Watch again'],
  [{ ...book, isFinished: true }, 'Read again'],
])('a finished work is begun again', async (work, name) => {
  answer(path, { progress: null })
  answer('PUT /v1/progress/{medium}/{workId}', {
    progress: aProgress(),
    actId: 5,
    finished: false,
    mayBeFinished: false,
  })
  const { user } = draw(work)
  await user.click(await screen.findByRole('button', { name }, slow))
  await screen.findByText(`You’re in the middle of ${work.title}`, {}, slow)
  expect(callsOf('PUT /v1/progress/{medium}/{workId}')).toMatchObject([
    { params: { workId: work.id }, body: { state: 'going' } },
  ])
})

test('one press marks the next episode', async () => {
  answer(path, { progress: aProgress({ entry: named(4), next: named(5), left: 3 }) })
  answer('POST /v1/entry-viewings/{entryId}', {
    id: 75,
    ownRating: null,
    isSeen: true,
    ownDays: [],
    actId: null,
    finished: false,
    mayBeFinished: false,
  })
  const { user } = draw(show)
  await screen.findByRole('button', { name: 'Watching S2 E4' }, slow)
  await screen.findByText('3 left', {}, slow)
  await user.click(screen.getByRole('button', { name: 'Mark S2 E5' }))
  expect(callsOf('POST /v1/entry-viewings/{entryId}')).toMatchObject([{ params: { entryId: 75 } }])
})

test('a reader says the page of those of the work, and is warned of one beyond the last', async () => {
  answer(path, { progress: aProgress({ amount: 180, unit: 'page' }) })
  answer('PUT /v1/progress/{medium}/{workId}', {
    progress: aProgress(),
    actId: 5,
    finished: false,
    mayBeFinished: false,
  })
  const { user } = draw(book)
  await screen.findByRole('button', { name: 'Reading p. 180' }, slow)
  const field = await screen.findByRole('textbox', { name: 'Page' }, slow)
  await user.clear(field)
  await user.type(field, '500')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Enter a whole number, up to the last page')
  await user.clear(field)
  await user.type(field, '200')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(callsOf('PUT /v1/progress/{medium}/{workId}')).toMatchObject([
    { body: { amount: 200, unit: 'page', total: 412 } },
  ])
})

test('a paused show says so and goes on', async () => {
  answer(path, { progress: aProgress({ entry: named(4), state: 'paused' }) })
  answer('PUT /v1/progress/{medium}/{workId}', {
    progress: aProgress(),
    actId: 5,
    finished: false,
    mayBeFinished: false,
  })
  const { user } = draw(show)
  await screen.findByRole('button', { name: 'Paused S2 E4' }, slow)
  await user.click(await screen.findByRole('button', { name: 'Resume' }, slow))
  expect(callsOf('PUT /v1/progress/{medium}/{workId}')).toMatchObject([
    { body: { state: 'going' } },
  ])
})

test('a show of which only seasons are known goes on by seasons', async () => {
  answer(path, { progress: aProgress() })
  const seasons = [1, 2, 3].map((season) =>
    anEntry({ id: 60 + season, kind: 'season', season, number: null, title: null, episodes: null }),
  )
  let seen = 1
  answer('GET /v1/works/{medium}/{workId}/entries', () => ({
    items: seasons.map((one, index) => ({ ...one, isSeen: index < seen })),
    totalCount: 3,
    after: null,
    years: [],
  }))
  answer('POST /v1/entry-viewings', () => {
    seen = 2
    return { actId: 33, added: 1, beforeRelease: [], finished: false, mayBeFinished: false }
  })
  const { user } = draw(show)
  await screen.findByText('Season 1 done', {}, slow)
  await user.click(screen.getByRole('button', { name: 'Mark Season 2' }))
  await screen.findByText('Season 2 marked as watched', {}, slow)
  await screen.findByText('Season 2 done', {}, slow)
  expect(callsOf('POST /v1/entry-viewings')).toMatchObject([{ body: { season: 2 } }])
})
