import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { aSearchItem, aWork } from '../../testing/factories.ts'
import { answer, callsOf, refuse } from '../../testing/fake-server.ts'
import { ann } from '../../testing/members.ts'
import { renderPart } from '../../testing/render-app.tsx'
import { WorkMenu } from './work-menu.tsx'

vi.setConfig({ testTimeout: 20_000 })
const slow = { timeout: 8_000 }
const work = aWork({ id: 7, title: 'Star Wars', releaseDate: '1977' })

beforeAll(async () => {
  await import('../../features/work-suggestions/suggestion-window.tsx')
  await import('./work-menu-items.tsx')
})

beforeEach(() => {
  answer('POST /v1/works/{medium}/{workId}/suggestions', { id: 1 })
  answer('GET /v1/ratings/mine', { items: [] })
  answer('GET /v1/not-for-me/{medium}/{workId}', { isNotForMe: false, alsoFromFeed: false })
  answer('GET /v1/search', {
    items: [
      aSearchItem({ id: 7, title: 'Star Wars', releaseDate: '1977' }),
      aSearchItem({ id: 9, title: 'Star Wars: A New Hope', releaseDate: '1977-05-25' }),
    ],
    nextToken: null,
  })
})

async function choose(item: string) {
  const { user } = renderPart(<WorkMenu work={work} />, { as: ann })
  await user.click(screen.getByRole('button', { name: 'More about this work' }))
  await user.click(await screen.findByRole('menuitem', { name: item }, slow))
  const dialog = within(await screen.findByRole('dialog', { name: item }, slow))
  const send = () => user.click(dialog.getByRole('button', { name: 'Send' }))
  return { user, dialog, send }
}

const sent = () => callsOf('POST /v1/works/{medium}/{workId}/suggestions')

test('visitors have no menu', () => {
  renderPart(<WorkMenu work={work} />)
  expect(screen.queryByRole('button')).toBeNull()
})

test('sends a correction once it has words, and thanks', async () => {
  const { user, dialog, send } = await choose('Suggest a correction')
  await send()
  await dialog.findByText('required')
  await user.type(dialog.getByRole('textbox', { name: 'Your suggestion' }), ' It is by Lucas. ')
  await send()
  await screen.findByText('Thank you! We’ll take a look.', {}, slow)
  expect(sent()).toMatchObject([
    { params: { medium: 'film', workId: 7 }, body: { comment: 'It is by Lucas.' } },
  ])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), slow)
})

test('sends that another work is the same, which can be chosen again', async () => {
  const { user, dialog, send } = await choose('This is the same as…')
  const results = await dialog.findAllByRole('button', { name: /^Star Wars/ }, slow)
  expect(results.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('A New Hope'),
  ])
  expect(dialog.queryByText(/Not here/)).toBeNull()
  await user.click(results[0] as HTMLElement)
  const pair = within(dialog.getByRole('region', { name: 'These two are the same' }))
  expect(pair.getByText('Star Wars: A New Hope (1977)')).toBeTruthy()
  await user.click(pair.getByRole('button', { name: 'Choose another' }))
  await user.click(await dialog.findByRole('button', { name: /New Hope/ }, slow))
  await send()
  await screen.findByText('Thank you! We’ll take a look.', {}, slow)
  expect(sent().map(({ body }) => body)).toEqual([{ sameAsId: 9 }])
})

test.each([
  ['rate_limited', 'That’s it for today. You can suggest more tomorrow.'],
  ['internal_error', 'Your suggestion wasn’t sent. What you wrote is still here.'],
] as const)('keeps the words after %s', async (code, text) => {
  refuse('POST /v1/works/{medium}/{workId}/suggestions', code)
  const { user, dialog, send } = await choose('Suggest a correction')
  const words = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your suggestion' })
  await user.type(words, 'By Lucas.')
  await send()
  await dialog.findByText(text, {}, slow)
  expect(words.value).toBe('By Lucas.')
})

test('offers to hide the work, and to report it', async () => {
  answer('POST /report', { id: 1 })
  const { user, dialog } = await choose('Report Work')
  await user.selectOptions(dialog.getByLabelText('Reason'), 'advertising')
  await user.click(dialog.getByRole('button', { name: 'Report' }))
  await screen.findByText('Report submitted', {}, slow)
  expect(callsOf('POST /report')).toMatchObject([
    { body: { type: 'work', item_id: 7, reason: 'advertising' } },
  ])
  await user.click(screen.getByRole('button', { name: 'More about this work' }))
  await screen.findByRole('menuitem', { name: 'Not for me' }, slow)
})
