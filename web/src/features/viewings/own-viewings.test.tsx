import type { Viewing } from '@medley/contract/library/viewings'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { Ellipsis } from 'lucide-react'
import { queryClient } from '../../lib/query-client.ts'
import { today } from '../../lib/time/today.ts'
import { aViewing, aWork } from '../../testing/factories.ts'
import { answer, callsOf, refuse } from '../../testing/fake-server.ts'
import { ann } from '../../testing/members.ts'
import { renderPart } from '../../testing/render-app.tsx'
import { IconButton } from '../../ui/forms/icon-button.tsx'
import { Menu } from '../../ui/overlays/menu.tsx'
import { OwnViewings, useViewingItem } from './own-viewings.tsx'

vi.setConfig({ testTimeout: 20_000 })
const slow = { timeout: 8_000 }
const work = aWork({ id: 7, medium: 'film', title: 'Stalker' })
const path = 'GET /v1/works/{medium}/{workId}/own-viewings'
/** The viewings on the server. */
let stored: Viewing[]
/** Before the last one was deleted. */
let deleted: Viewing[]

beforeAll(() => import('./parts/viewing-window.tsx'))

beforeEach(() => {
  stored = []
  answer(path, () => ({ items: stored, totalCount: stored.length }))
  answer('POST /v1/viewings', ({ body }) => {
    const { day = null, isRepeat, tags = [] } = body
    const added = aViewing({ id: 90, work, day, isRepeat: isRepeat === true, tags })
    stored = [added, ...stored]
    return added
  })
  answer('DELETE /v1/viewings/{id}', ({ params: { id } }) => {
    deleted = stored
    stored = stored.filter((one) => one.id !== id)
    return { id, actId: 41 }
  })
  answer('DELETE /v1/acts/{actId}', () => {
    stored = deleted
    return { userInfo: { hasEngaged: true, savedForLater: false } }
  })
})

const rows = async () => {
  await waitFor(() => expect(callsOf(path)).not.toEqual([]), slow)
  const section = screen.queryByRole('region', { name: 'In your diary' })
  if (!section) return []
  return within(section)
    .queryAllByRole('listitem')
    .filter((item) => within(item).queryByRole('button') !== null)
    .map((item) => item.textContent)
}

function Viewings() {
  const { item, window } = useViewingItem({ work })
  return (
    <>
      <OwnViewings work={work} />
      <Menu trigger={<IconButton label="More" icon={<Ellipsis />} />}>{item}</Menu>
      {window}
    </>
  )
}

async function draw() {
  const { user } = renderPart(<Viewings />, { as: ann })
  await waitFor(() => expect(queryClient.isFetching()).toBe(0), slow)
  const add = async (name: string) => {
    await user.click(screen.getByRole('button', { name: 'More' }))
    await user.click(screen.getByRole('menuitem', { name }))
  }
  const choose = async (row: string, action: string) => {
    await user.click(screen.getByRole('button', { name: `Actions for Stalker, ${row}` }))
    await user.click(await screen.findByRole('menuitem', { name: action }))
  }
  return { user, choose, add }
}

test('visitors see nothing and request nothing', async () => {
  const { container } = renderPart(<OwnViewings work={work} />)
  await Promise.resolve()
  expect(container.textContent).toBe('')
  expect(callsOf(path)).toEqual([])
})

test('the first viewing is logged for today, with tags', async () => {
  const { user, add } = await draw()
  await add('Add to diary')
  const dialog = within(await screen.findByRole('dialog', { name: 'Add to diary' }, slow))
  expect(dialog.getByLabelText<HTMLInputElement>('Date').value).toBe(today())
  expect(dialog.getByRole<HTMLInputElement>('checkbox').checked).toBe(false)
  await user.type(dialog.getByLabelText('Tags'), 'cinema, with Bo,, cinema ')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await screen.findByText('Added to your diary', {}, slow)
  expect(callsOf('POST /v1/viewings').map(({ body }) => body)).toEqual([
    {
      work: { id: 7, medium: 'film' },
      day: today(),
      isRepeat: false,
      tags: ['cinema', 'with Bo'],
    },
  ])
  await waitFor(async () => expect(await rows()).toHaveLength(1), slow)
})

test('a further viewing is again by default, and may have no date', async () => {
  stored = [aViewing({ id: 1, work, day: '2024-05-01' })]
  const { user, add } = await draw()
  await add('Add another day')
  const dialog = within(await screen.findByRole('dialog', { name: 'Add another day' }, slow))
  expect(dialog.getByRole<HTMLInputElement>('checkbox').checked).toBe(true)
  await user.click(dialog.getByRole('button', { name: 'Clear Date' }))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(
    () =>
      expect(callsOf('POST /v1/viewings')).toMatchObject([{ body: { day: null, isRepeat: true } }]),
    slow,
  )
})

test('accepts a viewing of which only the month or the year is known', async () => {
  const { user, add } = await draw()
  await add('Add to diary')
  const dialog = within(await screen.findByRole('dialog', { name: 'Add to diary' }, slow))
  const known = dialog.getByRole('combobox', { name: 'How exact the date is' })
  await user.selectOptions(known, 'Month')
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Year' }), '2012')
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Month' }), 'May')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await screen.findByText('Added to your diary', {}, slow)
  await waitFor(async () => expect(await rows()).toEqual(['May 2012']), slow)
  expect(callsOf('POST /v1/viewings')).toMatchObject([{ body: { day: '2012-05' } }])
})

test('a viewing of a year becomes one without a date', async () => {
  stored = [aViewing({ id: 1, work, day: '1998' })]
  answer('PATCH /v1/viewings/{id}', ({ params: { id } }) => aViewing({ id, work }))
  const { user, choose } = await draw()
  await choose('1998', 'Edit')
  const dialog = within(await screen.findByRole('dialog', { name: 'Stalker' }, slow))
  expect(dialog.getByRole<HTMLSelectElement>('combobox', { name: 'Year' }).value).toBe('1998')
  const known = dialog.getByRole('combobox', { name: 'How exact the date is' })
  await user.selectOptions(known, 'No date')
  expect(dialog.getByText('You can add it later.')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await screen.findByText('Saved', {}, slow)
  expect(callsOf('PATCH /v1/viewings/{id}')).toMatchObject([{ body: { day: null } }])
})

test('keeps the window open with its values when saving fails', async () => {
  refuse('POST /v1/viewings', 'internal_error')
  const { user, add } = await draw()
  await add('Add to diary')
  const dialog = within(await screen.findByRole('dialog', { name: 'Add to diary' }, slow))
  await user.type(dialog.getByLabelText('Tags'), 'x'.repeat(101))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await dialog.findByText('At most 20 tags of up to 100 characters')
  expect(callsOf('POST /v1/viewings')).toEqual([])
  await user.type(dialog.getByLabelText('Tags'), '{Backspace}')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await screen.findByText('An error has occurred', {}, slow)
  expect(dialog.getByLabelText<HTMLInputElement>('Tags').value).toBe('x'.repeat(100))
})

test('shows days, repetition and tags; editing keeps tags that have commas', async () => {
  stored = [
    aViewing({ id: 2, work, day: '2024-05-02', isRepeat: true, tags: ['a, b'] }),
    aViewing({ id: 1, work, day: null }),
  ]
  answer('PATCH /v1/viewings/{id}', ({ params: { id } }) => aViewing({ id, work }))
  const { user, choose } = await draw()
  expect(await rows()).toEqual(['May 2, 2024Againa, b', 'No date'])
  await choose('May 2, 2024', 'Edit')
  const dialog = within(await screen.findByRole('dialog', { name: 'Stalker' }, slow))
  await user.click(dialog.getByRole('checkbox', { name: 'Seen before' }))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await screen.findByText('Saved', {}, slow)
  expect(callsOf('PATCH /v1/viewings/{id}')).toMatchObject([
    { params: { id: 2 }, body: { day: '2024-05-02', isRepeat: false, tags: ['a, b'] } },
  ])
})

test('a deleted viewing can be brought back with its review', async () => {
  const review = { id: 5, rating: 8, hasText: false }
  stored = [aViewing({ id: 1, work, day: '2024-05-01', tags: ['cinema'], review })]
  const { user, choose } = await draw()
  await choose('May 1, 2024', 'Delete')
  await screen.findByText('Removed from your diary', {}, slow)
  await waitFor(async () => expect(await rows()).toEqual([]), slow)
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(async () => expect(await rows()).toHaveLength(1), slow)
  expect(callsOf('DELETE /v1/acts/{actId}')).toMatchObject([{ params: { actId: 41 } }])
  expect(callsOf('POST /v1/viewings')).toEqual([])
})
