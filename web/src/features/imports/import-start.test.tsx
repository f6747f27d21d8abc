import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { Screen as ImportDataScreen } from '../../screens/import-data/screen.tsx'
import { anImport } from '../../testing/factories.ts'
import { answer, callsOf } from '../../testing/fake-server.ts'
import { ann } from '../../testing/members.ts'
import { renderRoutes } from '../../testing/render-app.tsx'

const poll = { timeout: 5_000 }

beforeEach(() => {
  answer('GET /v1/imports', { items: [], totalCount: 0 })
  answer('GET /v1/likely-doubles', { items: [], totalCount: 0 })
  answer('POST /v1/imports', anImport())
  answer('GET /v1/imports/{id}', anImport())
  answer('GET /v1/imports/{id}/items', { items: [], totalCount: 0 })
})

const open = (path = '/import-data') =>
  renderRoutes([{ path: '*', element: <ImportDataScreen /> }], { as: ann, path }).user

test('says how to get the file of a service, and links to what comes over', async () => {
  const user = open()
  const way = within(await screen.findByRole('region', { name: 'Where are you coming from?' }))
  await user.click(way.getByRole('radio', { name: 'TV Time' }))
  expect(way.getByRole('status').textContent).toMatch(/If you still have the ZIP.*not even opened/)
  await user.click(way.getByRole('tab', { name: 'Books' }))
  expect(way.getByRole('status').textContent).toBe('')
  await user.click(way.getByRole('radio', { name: 'Goodreads' }))
  const more = way.getByRole('link', { name: 'What comes over from Goodreads' })
  expect(more.getAttribute('href')).toBe('/coming-from/goodreads')
})

test('has the service at hand that the member comes from', async () => {
  open('/import-data?from=lastfm')
  expect(
    await screen.findByRole('tab', { name: 'Music and podcasts', selected: true }),
  ).toBeTruthy()
  expect(screen.getByRole('radio', { name: 'Last.fm', checked: true })).toBeTruthy()
})

test('asks about a table of one’s own at once, whatever it looks like', async () => {
  answer('POST /v1/imports/table', {
    columns: [{ place: 0, name: 'Title', samples: ['Tides'] }],
    mapping: {
      hasHeader: true,
      columns: [{ place: 0, as: 'title' }],
      medium: null,
      mediumWords: [],
      status: null,
      statusWords: [],
      scale: '10',
      list: null,
      dayOrder: null,
    },
    isRemembered: false,
    asks: ['medium', 'status'],
    isOrderOpen: false,
    rows: 1,
    leftOut: 0,
    preview: [],
    problem: null,
  })
  const user = open('/import-data?from=table')
  const file = new File(['Title,Date\nTides,1/2/24'], 'NetflixViewingHistory.csv')
  await user.upload(await screen.findByLabelText('Export files'), file)
  expect(await screen.findByRole('heading', { name: 'What’s in your columns?' })).toBeTruthy()
  expect(callsOf('POST /v1/imports')).toEqual([])
})

test('asks which profile of a Netflix account is the member’s', async () => {
  const user = open()
  const line = (profile: string, day: number) =>
    `${profile},2024-01-0${day} 10:00:00,00:20:00,,Tides`
  const text = [
    'Profile Name,Start Time,Duration,Attributes,Title',
    line('Ann', 1),
    line('Bo', 2),
    line('Ann', 3),
  ]
  const file = new File([text.join('\n')], 'ViewingActivity.csv', { type: 'text/csv' })
  await user.upload(await screen.findByLabelText('Export files'), file)
  const profiles = within(await screen.findByRole('group', { name: 'Your profile' }))
  expect(profiles.getByRole('radio', { name: 'Ann', checked: true })).toBeTruthy()
  await user.click(profiles.getByRole('radio', { name: 'Bo' }))
  await user.click(screen.getByRole('button', { name: 'Upload' }))
  await screen.findByRole('heading', { name: 'What we found' })
  expect(callsOf('POST /v1/imports').map(({ body }) => body.profile)).toEqual(['Bo'])
})

async function send(name = 'watched.csv') {
  const user = open()
  await user.upload(await screen.findByLabelText('Export files'), new File(['Date,Name'], name))
  return user
}

test('opens the import once its files are read, and shows how far its plan is', async () => {
  const steps = [0, 20, 100].map((done) => ({ done, total: done && 200 }))
  answer('POST /v1/imports', anImport({ state: 'planning' }))
  answer('GET /v1/imports/{id}', () => {
    const progress = steps.shift()
    return progress ? anImport({ state: 'planning', progress }) : anImport()
  })
  await send()
  expect(await screen.findByText('Comparing with what’s here: 50%', {}, poll)).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Reading your files' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Discard' })).toBeTruthy()
  expect(await screen.findByRole('heading', { name: 'What we found' }, poll)).toBeTruthy()
})

test('says why files could not be read, and keeps no import of them', async () => {
  const problem = { file: 'watched.csv', line: 3, message: 'Old', code: 'endsAtOpenQuote' } as const
  answer('POST /v1/imports', anImport({ state: 'planning' }))
  answer('GET /v1/imports/{id}', anImport({ state: 'failed', problem: { ...problem, params: {} } }))
  answer('DELETE /v1/imports/{id}', { id: 1 })
  await send()
  expect(await screen.findByText(/^watched\.csv, line 3: /, {}, poll)).toBeTruthy()
  await waitFor(() => expect(callsOf('DELETE /v1/imports/{id}')).toHaveLength(1))
})

test('asks about a table that no reader knows', async () => {
  const problem = { file: 'mine.csv', line: 1, message: 'Old', code: 'unknownFile' } as const
  answer('POST /v1/imports', anImport({ state: 'failed', problem: { ...problem, params: {} } }))
  answer('POST /v1/imports/table', () => new Promise(() => {}))
  answer('DELETE /v1/imports/{id}', { id: 1 })
  await send('mine.csv')
  await waitFor(() => expect(callsOf('POST /v1/imports/table')).toHaveLength(1))
})

test('the page of an import whose files could not be read says why', async () => {
  const problem = { file: null, line: null, message: 'Old', code: 'noFiles', params: {} } as const
  answer('GET /v1/imports/{id}', anImport({ state: 'failed', problem }))
  open('/import-data?plan=1')
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Import something else' })).toBeTruthy()
})
