import type { ModerationCase } from '@medley/contract/administration/moderation'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { answer, callsOf, refuse } from '../../testing/fake-server.ts'
import { renderPart } from '../../testing/render-app.tsx'
import { ModerationQueue } from './moderation-queue.tsx'

vi.setConfig({ testTimeout: 20_000 })
const slow = { timeout: 8_000 }
const time = '2024-05-01T12:00:00.000Z'

const comment: ModerationCase = {
  id: 1,
  type: 'comment',
  itemId: 12,
  item: {
    summary: 'Rude words.',
    path: '/review/7',
    author: { id: 5, username: 'ben' },
    picture: null,
    texts: null,
  },
  reportCount: 2,
  reports: [
    { reporter: { id: 6, username: 'ann' }, reason: 'offensive language', comments: 'Look!', time },
    { reporter: null, reason: 'other', comments: null, time },
  ],
  timeOpened: time,
  timeReported: time,
  earlierActs: 1,
  inviters: [
    { id: 8, username: 'cleo' },
    { id: 9, username: 'dora' },
  ],
  outcome: null,
}
const work: ModerationCase = {
  ...comment,
  id: 2,
  type: 'work',
  item: { summary: 'BUY PILLS', path: '/film/9', author: null, picture: null, texts: null },
}
const gone: ModerationCase = { ...comment, id: 3, item: null }
let open: ModerationCase[]

beforeEach(() => {
  open = [comment, work, gone]
  answer('GET /v1/moderation/cases', () => ({ items: open, totalCount: open.length }))
  answer('POST /v1/moderation/cases/{caseId}/decision', ({ params }) => {
    open = open.filter(({ id }) => String(id) !== String(params.caseId))
    return { actId: 40 }
  })
  answer('POST /v1/moderation/acts/{actId}/undo', () => {
    open = [comment, work, gone]
    return { actId: 40, undone: true }
  })
})

async function show() {
  const { user } = renderPart(<ModerationQueue />)
  await screen.findByRole('article', { name: 'Comment by ben' }, slow)
  return { user }
}

const decisions = () =>
  callsOf('POST /v1/moderation/cases/{caseId}/decision').map(({ params, body }) => [
    params.caseId,
    body,
  ])
const selected = () =>
  screen.getAllByRole('article').find((card) => card.getAttribute('aria-current') === 'true')

test('shows each case with its reports, its context and what can be decided', async () => {
  await show()
  const card = within(screen.getByRole('article', { name: 'Comment by ben' }))
  expect(card.getByText('Rude words.')).toBeTruthy()
  expect(card.getByText(/Reported 2 times · 1 earlier decision/)).toBeTruthy()
  expect(card.getByText('Look!')).toBeTruthy()
  expect(card.getByRole('link', { name: 'Open in context' }).getAttribute('href')).toBe('/review/7')
  const buttonsOf = (name: RegExp) =>
    screen.getAllByRole('article', { name }).map((one) =>
      within(one)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    )
  expect(buttonsOf(/^Comment/)).toEqual([['Remove', 'Warn', 'Suspend', 'Dismiss'], ['Dismiss']])
  expect(buttonsOf(/^Work/)).toEqual([['Remove', 'Dismiss']])
})

test('is worked through by keys, and undone', async () => {
  const { user } = await show()
  await user.keyboard('j')
  expect(selected()?.textContent).toContain('BUY PILLS')
  expect(document.activeElement).toBe(selected())
  await user.keyboard('k')
  expect(selected()?.textContent).toContain('Rude words.')
  await user.keyboard('r')
  expect(await screen.findByText('Removed', {}, slow)).toBeTruthy()
  expect(decisions()).toEqual([[1, { decision: 'remove' }]])
  await vi.waitFor(() => expect(screen.queryByText('Rude words.')).toBeNull())
  await user.keyboard('u')
  expect(await screen.findByText('Rude words.', {}, slow)).toBeTruthy()
  expect(callsOf('POST /v1/moderation/acts/{actId}/undo')).toHaveLength(1)
})

test('asks why and until when before it suspends', async () => {
  const { user } = await show()
  await user.keyboard('s')
  const dialog = within(await screen.findByRole('dialog', { name: 'Suspend ben' }, slow))
  const reason = dialog.getByRole('textbox', { name: /^Reason/ })
  await user.clear(reason)
  await user.click(dialog.getByRole('button', { name: 'Suspend' }))
  expect(dialog.getByText('Required')).toBeTruthy()
  await user.type(reason, 'Insults, dw r.')
  await user.click(dialog.getByRole('button', { name: 'Suspend' }))
  await vi.waitFor(() =>
    expect(decisions()).toEqual([[1, { decision: 'suspend', reason: 'Insults, dw r.' }]]),
  )
})

test('asks what to tell the member before it warns', async () => {
  const { user } = await show()
  await user.keyboard('w')
  const dialog = within(await screen.findByRole('dialog', { name: 'Warn ben' }, slow))
  expect(decisions()).toEqual([])
  const reason = dialog.getByRole('textbox', { name: /^Reason/ })
  await user.clear(reason)
  await user.type(reason, 'Kinder words, please.')
  await user.click(dialog.getByRole('button', { name: 'Warn' }))
  await vi.waitFor(() =>
    expect(decisions()).toEqual([[1, { decision: 'warn', reason: 'Kinder words, please.' }]]),
  )
})

test("removes a member's picture or what they say about themselves", async () => {
  const item = { ...comment.item, path: '/profile/ben', summary: 'ben', texts: 'Cheap watches!' }
  open = [
    comment,
    {
      ...comment,
      id: 4,
      type: 'user',
      item: { ...item, author: { id: 5, username: 'ben' }, picture: null },
    },
  ]
  const { user } = await show()
  expect(screen.getByText('Cheap watches!')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Remove profile text' }))
  await vi.waitFor(() =>
    expect(decisions()).toEqual([[4, { decision: 'remove', part: 'profileTexts' }]]),
  )
})

test('says when a decision fails, and keeps the case', async () => {
  const { user } = await show()
  refuse('POST /v1/moderation/cases/{caseId}/decision', 'internal_error')
  await user.keyboard('d')
  expect(await screen.findByText('An error occurred', {}, slow)).toBeTruthy()
  expect(screen.getByText('Rude words.')).toBeTruthy()
})
