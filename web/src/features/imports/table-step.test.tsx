import type {
  LandingRow,
  TableColumns,
  TableMapping,
} from '@medley/contract/transfer/import-tables'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { anImport } from '../../testing/factories.ts'
import { answer, callsOf } from '../../testing/fake-server.ts'
import { ann } from '../../testing/members.ts'
import { renderRoutes } from '../../testing/render-app.tsx'
import { chooseMeaning } from './parts/table/choose-meaning.ts'
import { TableStep } from './parts/table/table-step.tsx'

const mapping: TableMapping = {
  hasHeader: true,
  columns: [{ place: 0, as: 'title' }],
  medium: null,
  mediumWords: [],
  status: 'finished',
  statusWords: [],
  scale: '10',
  dayOrder: null,
  list: null,
}

const row: LandingRow = {
  line: 2,
  title: 'Quay',
  year: 1999,
  creators: ['Ada Quill'],
  medium: null,
  ids: [],
  rating: 9,
  sourceRating: '8.5',
  sourceScale: 10,
  season: null,
  episode: null,
  day: '2024',
  status: 'stopped',
  isSaved: true,
  excerpt: null,
  tags: ['sea'],
  list: 'Meer',
  notes: [{ code: 'eitherDate', params: { column: 'Am' } }],
}
const untold = { year: null, creators: [], rating: null, sourceRating: null, sourceScale: null }
const leftOut: LandingRow = {
  ...row,
  ...untold,
  line: 3,
  title: null,
  day: null,
  status: null,
  isSaved: false,
  tags: [],
  list: null,
  notes: [{ code: 'titleMissing', params: {} }],
}

const table: TableColumns = {
  columns: [
    { place: 0, name: 'Titel', samples: ['Quay', 'Reef'] },
    { place: 2, name: null, samples: ['läuft'] },
  ],
  mapping,
  isRemembered: false,
  asks: ['medium'],
  isOrderOpen: false,
  rows: 12,
  leftOut: 1,
  preview: [row, leftOut],
  problem: { line: 4, code: 'readAsWindows', params: {} },
}

const looks = () => callsOf('POST /v1/imports/table').map(({ body }) => body.mapping)
const lastLook = (): unknown => JSON.parse(looks().at(-1) ?? 'null')
const words = [{ word: 'läuft', as: 'finished' as const }]

beforeEach(() => {
  answer('POST /v1/imports/table', ({ body }) => {
    if (body.mapping === undefined) return table
    const sent: TableMapping = JSON.parse(body.mapping)
    const hasWords = sent.columns.some(({ as }) => as === 'status') && sent.statusWords.length === 0
    return {
      ...table,
      mapping: hasWords ? { ...sent, statusWords: words } : sent,
      asks: sent.medium === null ? ['medium'] : [],
    }
  })
  answer('POST /v1/imports', anImport({ id: 7 }))
})

const file = new File(['Titel;;\nQuay;;läuft'], 'Filme.csv')

async function openStep() {
  const onPlanned = vi.fn()
  const onBack = vi.fn()
  const element = <TableStep file={file} onPlanned={onPlanned} onBack={onBack} />
  renderRoutes([{ path: '*', element }], { as: ann })
  await screen.findByRole('heading', { name: 'What’s in your columns?' })
  return { user: userEvent.setup(), onPlanned, onBack }
}

const choice = (name: RegExp | string) => screen.getByRole('combobox', { name })
const goOn = () => screen.getByRole('button', { name: 'Continue' })

describe('a table of one’s own', () => {
  test('shows its columns, and rows as they will land', async () => {
    await openStep()
    expect(choice(/“Titel”/)).toHaveProperty('value', 'title')
    expect(choice(/“Column 3”/)).toHaveProperty('value', 'ignored')
    for (const text of [
      'Quay · Reef',
      '12 rows, 1 left out',
      '1999 · Ada Quill',
      'Stopped · saved to come back to · 9 of 10 (8.5 of 10, rounded) · 2024',
      'In the list “Meer”',
      'Tags: sea',
      'Only the year of Am was used: day and month are ambiguous',
      'Without a title',
      'The title is missing',
    ]) {
      expect(screen.getByText(text)).toBeTruthy()
    }
    expect(screen.getByText(/^Line 4: .*Windows-1252/)).toBeTruthy()
  })

  test('sends another meaning of a column, and asks what its words mean', async () => {
    const { user } = await openStep()
    await user.selectOptions(choice(/“Column 3”/), 'Status')
    await user.selectOptions(await screen.findByRole('combobox', { name: 'läuft' }), 'Paused')
    await waitFor(() =>
      expect(lastLook()).toMatchObject({
        columns: [
          { place: 0, as: 'title' },
          { place: 2, as: 'status' },
        ],
        statusWords: [{ word: 'läuft', as: 'paused' }],
      }),
    )
  })

  test('is planned once nothing is missing', async () => {
    const { user, onPlanned } = await openStep()
    await user.click(goOn())
    expect(await screen.findByText('First say what kind of works these are')).toBeTruthy()
    expect(callsOf('POST /v1/imports')).toEqual([])
    await user.selectOptions(choice('What are they?'), 'Films')
    await waitFor(() => expect(goOn().getAttribute('aria-disabled')).toBeNull())
    await user.click(goOn())
    await waitFor(() => expect(onPlanned).toHaveBeenCalledWith(7))
    const [sent] = callsOf('POST /v1/imports')
    expect(sent?.files.map(({ name }) => name)).toEqual(['Filme.csv'])
    expect(JSON.parse(sent?.body.mapping ?? '')).toEqual({ ...mapping, medium: 'film' })
  })

  test('is asked what its rows are where it does not say it, and a list is named', async () => {
    answer('POST /v1/imports/table', ({ body }) => {
      const sent: TableMapping =
        body.mapping === undefined
          ? { ...mapping, medium: 'film', status: null }
          : JSON.parse(body.mapping)
      return { ...table, mapping: sent, asks: sent.status === null ? ['status'] : [] }
    })
    const { user, onPlanned } = await openStep()
    await user.click(goOn())
    expect(await screen.findByText('First say what these rows are')).toBeTruthy()
    expect(callsOf('POST /v1/imports')).toEqual([])
    await user.selectOptions(choice('What are these rows?'), 'A list')
    const title = await screen.findByRole('textbox', { name: 'Name of the list' })
    expect(title).toHaveProperty('value', 'Filme')
    await user.clear(title)
    await user.type(title, 'Tides')
    await waitFor(() => expect(goOn().getAttribute('aria-disabled')).toBeNull())
    await user.click(goOn())
    await waitFor(() => expect(onPlanned).toHaveBeenCalledWith(7))
    const sent: unknown = JSON.parse(callsOf('POST /v1/imports')[0]?.body.mapping ?? '')
    expect(sent).toMatchObject({ status: 'unknown', list: 'Tides' })
  })

  test('can be left', async () => {
    const { user, onBack } = await openStep()
    await user.click(screen.getByRole('button', { name: 'Back' }))
    expect(onBack).toHaveBeenCalledOnce()
  })
})

describe('the meaning of a column', () => {
  test('leaves the column that had it', () => {
    expect(chooseMeaning(mapping, 1, 'title').columns).toEqual([{ place: 1, as: 'title' }])
    expect(chooseMeaning(mapping, 0, 'ignored').columns).toEqual([])
  })

  test('can be that of several, for people, ids and tags', () => {
    const one = chooseMeaning(mapping, 1, 'creator')
    expect(chooseMeaning(one, 2, 'creator').columns).toHaveLength(3)
  })

  test('that says how far works are leaves the others open, and is asked for without it', () => {
    const open = { ...mapping, status: null }
    const worded = chooseMeaning(open, 1, 'status')
    expect(worded.status).toBe('unknown')
    expect(chooseMeaning(worded, 1, 'ignored').status).toBeNull()
  })

  test('takes its words with it', () => {
    const worded = { ...chooseMeaning(mapping, 1, 'status'), statusWords: words }
    expect(chooseMeaning(worded, 2, 'status').statusWords).toEqual([])
    expect(chooseMeaning(worded, 2, 'tags').statusWords).toEqual(words)
  })
})
