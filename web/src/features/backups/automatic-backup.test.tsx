import type { Backup } from '@medley/contract/administration/backups'
import { fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { answer, callsOf, refuse } from '../../testing/fake-server.ts'
import { renderPart } from '../../testing/render-app.tsx'
import { ann } from '../../testing/members.ts'
import { AutomaticBackup } from './automatic-backup.tsx'

const off: Backup = {
  frequency: 'off',
  target: { kind: 'mail' },
  isRunning: false,
  lastRun: null,
  timeNext: null,
  failures: 0,
  isStopped: false,
}
const webDav = { kind: 'webDav', url: 'https://cloud.example/dav/', username: 'ann' } as const
const time = '2026-11-22T13:14:00.000Z'
const lastRun = { time, failure: null, detail: null, isPruned: true }

async function open(backup: Backup) {
  answer('GET /v1/backup', backup)
  renderPart(<AutomaticBackup />, { as: ann })
  await screen.findByText('Where to')
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const write = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('saves a WebDAV folder, and shows no password afterwards', async () => {
  await open(off)
  answer('PUT /v1/backup', { ...off, frequency: 'weekly', target: webDav, timeNext: time })
  await userEvent.click(screen.getByLabelText('Weekly'))
  await userEvent.click(screen.getByLabelText('A WebDAV folder, such as Nextcloud'))
  write('Folder address', webDav.url)
  write('User name', 'ann')
  write('Password', 'secret')
  await press('Save')
  await screen.findByText(/^Next backup: November 22, 2026/)
  expect(callsOf('PUT /v1/backup').map(({ body }) => body)).toEqual([
    { frequency: 'weekly', target: { ...webDav, password: 'secret' } },
  ])
  expect(field('Password').value).toBe('')
})

test('an empty secret key keeps the stored one', async () => {
  const s3 = {
    kind: 's3',
    endpoint: 'https://s3.example',
    region: 'eu-central-1',
    bucket: 'mine',
    prefix: 'medley/',
    keyId: 'KEY',
  } as const
  await open({ ...off, target: s3 })
  answer('PUT /v1/backup', { ...off, target: s3 })
  await userEvent.click(screen.getByLabelText('Monthly'))
  await press('Save')
  await screen.findByText('Saved')
  expect(callsOf('PUT /v1/backup')[0]?.body).toEqual({ frequency: 'monthly', target: s3 })
})

test('a refused field says why', async () => {
  await open({ ...off, target: webDav })
  const message = 'Must be an address that starts with https://'
  refuse('PUT /v1/backup', 'validation_error', [{ field: 'target.url', message }])
  write('Folder address', 'http://cloud.example/')
  await press('Save')
  await screen.findByText(message)
  expect(field('Folder address').getAttribute('aria-invalid')).toBe('true')
})

test('backs up now and says how it went', async () => {
  await open({ ...off, target: webDav })
  let backup: Backup = { ...off, target: webDav, isRunning: true }
  answer('POST /v1/backup/runs', backup)
  answer('GET /v1/backup', () => backup)
  await press('Back up now')
  await screen.findByText('A backup is running. You can close this page.')
  backup = {
    ...backup,
    isRunning: false,
    lastRun: { ...lastRun, failure: 'refused', detail: 'HTTP 401' },
  }
  const failed =
    /failed\. The server refused the user name, the key or the password\. \(HTTP 401\)$/
  expect(await screen.findByText(failed, {}, { timeout: 5000 })).toBeDefined()
})

test('only saved settings are tried', async () => {
  await open({ ...off, target: webDav })
  write('User name', 'ben')
  await vi.waitFor(() => {
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Back up now' }).disabled).toBe(
      true,
    )
  })
})

test('says that it has stopped, and that older copies stayed', async () => {
  const stopped = { frequency: 'weekly', failures: 3, isStopped: true } as const
  await open({ ...off, ...stopped, target: webDav, lastRun: { ...lastRun, isPruned: false } })
  const texts = screen.getAllByRole('status').map(({ textContent }) => textContent)
  expect(texts[0]).toContain(
    'Stopped after 3 failures in a row. It resumes once a backup succeeds.',
  )
  expect(texts[0]).toContain('Older copies could not be removed.')
})

test('forgets the address', async () => {
  await open({ ...off, target: webDav })
  answer('DELETE /v1/backup', off)
  await press('Remove the address and password')
  await screen.findByText('Removed')
  expect(screen.queryByLabelText('Folder address')).toBeNull()
})
