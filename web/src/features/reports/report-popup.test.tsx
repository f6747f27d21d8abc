import type { ReportType } from '@medley/contract/reports'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../lib/query-client.ts'
import { hideSnackbar } from '../../ui/snackbar-store.ts'
import { SnackbarHost } from '../../ui/snackbar.tsx'
import { ReportPopup } from './report-popup.tsx'
import { reasonsFor } from './reports.messages.ts'

/** The code of the popup is loaded when it is first opened. */
const partLoad = { timeout: 10_000 }
let sent: unknown[]
let refuses: boolean

beforeEach(() => {
  sent = []
  refuses = false
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body))
    const answer = refuses
      ? { status: 404, code: 'item_not_found', message: 'Reported item not found' }
      : { id: 1 }
    return new Response(JSON.stringify(answer), {
      status: refuses ? 404 : 201,
      headers: { 'content-type': 'application/json' },
    })
  })
})

afterEach(() => act(hideSnackbar))

async function open(type: ReportType) {
  const onClose = vi.fn()
  render(
    <QueryClientProvider client={queryClient}>
      <ReportPopup open type={type} itemId={4} onClose={onClose} />
      <SnackbarHost />
    </QueryClientProvider>,
  )
  const dialog = within(await screen.findByRole('dialog', {}, partLoad))
  const send = () => userEvent.click(dialog.getByRole('button', { name: 'Report' }))
  return { dialog, send, onClose }
}

test.each([
  ['user', ['profile picture', 'other']],
  ['review', ['spoilers', 'offensive language', 'other']],
  ['comment', ['spoilers', 'offensive language', 'other']],
] as const)('offers the reasons for a %s', async (type, reasons) => {
  const { dialog } = await open(type)
  const options = within(dialog.getByLabelText('Reason')).getAllByRole('option')
  expect(options.map((option) => option.textContent)).toEqual(['Choose a reason', ...reasons])
})

test('asks for a reason, sends it as listed, and says that it is done', async () => {
  const { dialog, send, onClose } = await open('review')
  await send()
  await dialog.findByText('required')
  expect(sent).toEqual([])
  await userEvent.selectOptions(dialog.getByLabelText('Reason'), 'offensive language')
  await userEvent.type(dialog.getByLabelText('Additional comments'), ' The second line. ')
  await send()
  await screen.findByText('Report submitted')
  expect(sent).toEqual([
    { type: 'review', item_id: 4, reason: 'offensive language', comments: 'The second line.' },
  ])
  expect(onClose).toHaveBeenCalledOnce()
})

test('a failure shows inside the popup and in the snackbar, and can be repeated', async () => {
  refuses = true
  const { dialog, send, onClose } = await open('comment')
  await userEvent.selectOptions(dialog.getByLabelText('Reason'), 'other')
  await send()
  await dialog.findByText('An unexpected error occurred')
  await screen.findByText('An error occurred')
  expect(onClose).not.toHaveBeenCalled()
  refuses = false
  await send()
  await screen.findByText('Report submitted')
  expect(sent.length).toBe(2)
})

test('throws on anything else than the three types', () => {
  expect(() => reasonsFor('list' as ReportType)).toThrow('Nothing of the type list')
})
