import type { ReportType } from '@medley/contract/administration/reports'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { answer, callsOf, refuse } from '../../testing/fake-server.ts'
import { renderPart } from '../../testing/render-app.tsx'
import { ReportPopup } from './report-popup.tsx'
import { reasonsFor } from './report-reasons.ts'

/** The popup's code loads when it first opens. */
const partLoad = { timeout: 10_000 }

beforeEach(() => answer('POST /report', { id: 1 }))

const sent = () => callsOf('POST /report').map(({ body }) => body)

async function open(type: ReportType) {
  const onClose = vi.fn()
  renderPart(<ReportPopup open type={type} itemId={4} onClose={onClose} />)
  const dialog = within(await screen.findByRole('dialog', {}, partLoad))
  const send = () => userEvent.click(dialog.getByRole('button', { name: 'Report' }))
  return { dialog, send, onClose }
}

test.each([
  ['user', ['profile picture', 'name', 'profile text', 'other']],
  ['review', ['spoilers', 'offensive language', 'other']],
  ['comment', ['spoilers', 'offensive language', 'other']],
  ['list', ['offensive language', 'other']],
  ['work', ['offensive language', 'advertising', 'other']],
] as const)('offers the reasons for a %s', async (type, reasons) => {
  const { dialog } = await open(type)
  const options = within(dialog.getByLabelText('Reason')).getAllByRole('option')
  expect(options.map((option) => option.textContent)).toEqual(['Choose a reason', ...reasons])
})

test('requires a reason, sends it, and confirms', async () => {
  const { dialog, send, onClose } = await open('review')
  await send()
  await dialog.findByText('required')
  expect(sent()).toEqual([])
  await userEvent.selectOptions(dialog.getByLabelText('Reason'), 'offensive language')
  await userEvent.type(dialog.getByLabelText('Additional comments'), ' The second line. ')
  await send()
  await screen.findByText('Report submitted')
  expect(sent()).toEqual([
    { type: 'review', item_id: 4, reason: 'offensive language', comments: 'The second line.' },
  ])
  expect(onClose).toHaveBeenCalledOnce()
})

test('shows a failure in popup and snackbar, and can be retried', async () => {
  refuse('POST /report', 'item_not_found')
  const { dialog, send, onClose } = await open('comment')
  await userEvent.selectOptions(dialog.getByLabelText('Reason'), 'other')
  await send()
  await dialog.findByText('An unexpected error occurred')
  await screen.findByText('An error occurred')
  expect(onClose).not.toHaveBeenCalled()
  answer('POST /report', { id: 1 })
  await send()
  await screen.findByText('Report submitted')
  expect(sent().length).toBe(2)
})

test('throws on unknown types', () => {
  expect(() => reasonsFor('friend' as ReportType)).toThrow('Nothing of the type friend')
})
