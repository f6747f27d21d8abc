import type { Remark, RemarkPage } from '@medley/contract/reviews/remarks'
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { answer, callsOf, refuse } from '../../testing/fake-server.ts'
import { ann, ben } from '../../testing/members.ts'
import { renderPart } from '../../testing/render-app.tsx'
import { RemarkSection } from './remark-section.tsx'

vi.setConfig({ testTimeout: 20_000 })
const slow = { timeout: 8_000 }
const listing = 'GET /v1/works/{medium}/{workId}/remarks'
const show = { id: 7, medium: 'tvShow' as const }
const book = { id: 8, medium: 'book' as const }
const entry = { id: 75, kind: 'episode', season: 2, number: 5, title: null } as const
const benAsAuthor = { ...ben, firstName: null, lastName: null, profilePicture: null }
const nothing: RemarkPage = {
  items: [],
  before: null,
  totalCount: 0,
  ahead: { count: 0, authors: [], points: [] },
}

function aRemark(facts: Partial<Remark> = {}): Remark {
  return {
    id: 1,
    author: benAsAuthor,
    content: 'That **corridor**.',
    isAhead: false,
    likes: { totalCount: 2 },
    likedByMe: false,
    timePosted: '2024-05-01T10:00:00.000Z',
    timeEdited: null,
    point: { entry, percent: null, amount: null, unit: null, total: null },
    replies: [],
    ...facts,
  }
}

test('a visitor sees how many remarks there are and where, and no text', async () => {
  const ahead = { count: 3, authors: [], points: [{ entry, percent: null, count: 3 }] }
  answer(listing, { ...nothing, totalCount: 3, ahead })
  renderPart(<RemarkSection work={show} />)
  await screen.findByText('3 remarks', {}, slow)
  const where = screen.getByRole('list', { name: 'Where they are' })
  expect(within(where).getByRole('link', { name: 'S2 E5' }).getAttribute('href')).toBe(
    '/tvShow/7/s2e5',
  )
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('a reader sees remarks with marks and replies, and replies to one', async () => {
  const reply = { ...aRemark({ id: 2, content: 'Chilling.' }), author: benAsAuthor }
  answer(listing, { ...nothing, totalCount: 1, items: [aRemark({ replies: [reply] })] })
  answer('GET /v1/progress/{medium}/{workId}', { progress: null })
  answer('POST /v1/remarks/{id}/replies', {
    work: {
      id: 7,
      medium: 'tvShow',
      title: 'Severance',
      posterSource: null,
      releaseDate: null,
      creators: [],
    },
    remark: aRemark({ replies: [reply, { ...reply, id: 3, content: 'So long!' }] }),
  })
  const { user } = renderPart(<RemarkSection work={show} />, { as: ann })
  expect((await screen.findByText('corridor', {}, slow)).tagName).toBe('STRONG')
  expect(screen.getByText('Chilling.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Reply' }))
  await user.type(screen.getByRole('textbox', { name: 'Reply' }), 'So long!')
  await user.keyboard('{Control>}{Enter}{/Control}')
  await screen.findByText('So long!')
  expect(callsOf('POST /v1/remarks/{id}/replies')).toMatchObject([
    { params: { id: 1 }, body: { content: 'So long!' } },
  ])
})

test('a remark in a book is at the page where the reader is', async () => {
  const progress = {
    id: 1,
    work: { ...book, title: 'Dune', posterSource: null, creators: [], releaseDate: null },
    state: 'going' as const,
    entry: null,
    amount: 180,
    unit: 'page' as const,
    total: 412,
    timeStarted: '2024-05-01T10:00:00.000Z',
    timeChanged: '2024-05-01T10:00:00.000Z',
    isPrivate: false,
    next: null,
    left: 0,
  }
  answer(listing, nothing)
  answer('GET /v1/progress/{medium}/{workId}', { progress })
  answer('POST /v1/remarks', { work: progress.work, remark: aRemark() })
  const { user } = renderPart(<RemarkSection work={book} />, { as: ann })
  await screen.findByDisplayValue('180', {}, slow)
  await user.type(screen.getByRole('textbox', { name: /What did you think/ }), 'The worm!')
  await user.click(screen.getByRole('button', { name: 'Post' }))
  await vi.waitFor(() =>
    expect(callsOf('POST /v1/remarks')).toMatchObject([
      { body: { amount: 180, unit: 'page', total: 412, content: 'The worm!' } },
    ]),
  )
})

test('a failed remark keeps its text and says why', async () => {
  answer(listing, nothing)
  answer('GET /v1/progress/{medium}/{workId}', { progress: null })
  refuse('POST /v1/remarks', 'rate_limited')
  const { user } = renderPart(<RemarkSection work={show} entry={entry} />, { as: ann })
  const field = await screen.findByRole('textbox', {}, slow)
  await user.type(field, 'Once more.')
  await user.click(screen.getByRole('button', { name: 'Post' }))
  await screen.findByText('That’s fifty for today. You can write more tomorrow.')
  expect(screen.getByDisplayValue('Once more.')).toBeDefined()
})
