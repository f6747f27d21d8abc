import { screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { aNamedEntry, aProgress } from '../../testing/factories.ts'
import { answer, callsOf } from '../../testing/fake-server.ts'
import { ann } from '../../testing/members.ts'
import { renderPart } from '../../testing/render-app.tsx'
import { OwnProgress } from './own-progress.tsx'

vi.setConfig({ testTimeout: 20_000 })
const slow = { timeout: 8_000 }
const path = 'GET /v1/progress/{medium}/{workId}'
const show = { id: 7, medium: 'tvShow' as const, title: 'Community', isFinished: false }
const book = { id: 8, medium: 'book' as const, title: 'Dune', isFinished: false }

const named = (number: number) => aNamedEntry({ id: 70 + number, season: 2, number })

beforeAll(() => import('./parts/progress-panel.tsx'))

test('a member begins a show', async () => {
  answer(path, { progress: null })
  answer('PUT /v1/progress/{medium}/{workId}', {
    progress: aProgress(),
    actId: 5,
    finished: false,
    mayBeFinished: false,
  })
  const { user } = renderPart(<OwnProgress work={show} />, { as: ann })
  await user.click(await screen.findByRole('button', { name: 'I’m watching it' }, slow))
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
  const { user } = renderPart(<OwnProgress work={work} />, { as: ann })
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
  const { user } = renderPart(<OwnProgress work={show} />, { as: ann })
  await screen.findByText('You’re at S2 E4 · 3 left', {}, slow)
  await user.click(screen.getByRole('button', { name: 'Watched S2 E5' }))
  expect(callsOf('POST /v1/entry-viewings/{entryId}')).toMatchObject([{ params: { entryId: 75 } }])
})

test('a reader says the page, and is warned of one beyond the last', async () => {
  answer(path, { progress: aProgress({ amount: 180, unit: 'page', total: 412 }) })
  answer('PUT /v1/progress/{medium}/{workId}', {
    progress: aProgress(),
    actId: 5,
    finished: false,
    mayBeFinished: false,
  })
  const { user } = renderPart(<OwnProgress work={book} />, { as: ann })
  await screen.findByText('Page 180 of 412', {}, slow)
  const field = screen.getByRole('textbox', { name: 'Page' })
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
  const { user } = renderPart(<OwnProgress work={show} />, { as: ann })
  await screen.findByText('You’re at S2 E4 · Paused', {}, slow)
  await user.click(screen.getByRole('button', { name: 'Resume' }))
  expect(callsOf('PUT /v1/progress/{medium}/{workId}')).toMatchObject([
    { body: { state: 'going' } },
  ])
})
