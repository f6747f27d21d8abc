import type { ImportDetails } from '@medley/contract/transfer/imports'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anImport, nothingWritten } from '../../testing/factories.ts'
import { answer, callsOf } from '../../testing/fake-server.ts'
import { ann } from '../../testing/members.ts'
import { renderPart } from '../../testing/render-app.tsx'
import { ImportPage } from './import-page.tsx'

const counts = { total: 0, new: 0, changed: 0, here: 0, choice: 0, leftOut: 0 }
const noWorks = { film: 0, tvShow: 0, book: 0, album: 0, podcast: 0 }

async function openEnd(facts: Partial<ImportDetails>) {
  answer('GET /v1/imports/{id}', anImport({ state: 'written', ...facts }))
  answer('GET /v1/imports/{id}/items', { items: [], totalCount: 0 })
  const { user } = renderPart(<ImportPage id={1} />, { as: ann })
  await screen.findByRole('heading', { name: 'Upload Complete!' })
  return user
}

/** The numbers, each with its name. */
const tiles = () =>
  screen
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent])

const folded = () =>
  [...screen.getByText('Details').nextElementSibling!.children].map((line) => line.textContent)

test('counts the works by medium, the episodes of shows, and what came with them', async () => {
  await openEnd({
    works: { ...noWorks, tvShow: 511, film: 213 },
    written: { ...nothingWritten, episodes: 8056, viewings: 213, reviews: 1, saved: 2 },
    rows: { ...counts, here: 2 },
    added: 1,
  })
  expect(tiles()).toEqual([
    ['TV Shows', '511'],
    ['Films', '213'],
    ['Episodes', '8,056'],
    ['Reviews', '1'],
    ['Days in your diary', '213'],
  ])
  expect(screen.getByText('Details').closest('details')?.open).toBe(false)
  expect(folded()).toEqual([
    'Along with 2 works saved for later.',
    '1 work wasn’t on Medley yet and was added as your export names it. 2 rows were already here.',
  ])
})

test('says what came without works, and folds nothing away where there is no more', async () => {
  await openEnd({ written: { ...nothingWritten, likes: 3 } })
  expect(screen.getByText('Imported: 3 likes.')).toBeTruthy()
  expect(screen.queryByText('Details')).toBeNull()
})

test('says how many rows were left out and why, and shows them', async () => {
  const user = await openEnd({
    works: { ...noWorks, film: 1 },
    rows: { ...counts, leftOut: 14 },
    leftOut: [
      { rows: 9, reason: 'A trailer or preview', code: 'trailer', params: {} },
      { rows: 4, reason: 'Played for less than ten minutes', code: 'underTenMinutes', params: {} },
    ],
  })
  await user.click(screen.getByText('Details'))
  const reasons = screen.getByText('14 rows were left out:').nextElementSibling
  expect([...(reasons?.children ?? [])].map((line) => line.textContent)).toEqual([
    '9 × A trailer or preview',
    '4 × Played for less than ten minutes',
    '1 × other reasons',
  ])
  await user.click(screen.getByRole('button', { name: 'Look at them' }))
  const shown = within(await screen.findByRole('region', { name: 'What was left out' }))
  expect(await shown.findByText('Nothing here.')).toBeTruthy()
  expect(callsOf('GET /v1/imports/{id}/items').map(({ query }) => query.leftOut)).toContain(true)
})

test.each([
  [2, 'Continue', '/'],
  [0, 'See your diary', '/u/ann/diary'],
])('with %i works in progress, the first way on is %s', async (progress, name, path) => {
  await openEnd({ written: { ...nothingWritten, progress } })
  const [first] = screen.getAllByRole('link')
  expect(first?.textContent).toBe(name)
  expect(first?.getAttribute('href')).toBe(path)
})

test('says that files of secrets were not opened', async () => {
  const file = {
    id: 1,
    name: 'gdpr-data/access_token.csv',
    source: 'tvTime' as const,
    content: null,
    listMeaning: null,
    rows: counts,
    problem: null,
    unused: { rows: 0, reason: '', code: 'privateAtTvTime' as const, params: {} },
  }
  await openEnd({ files: [file, { ...file, id: 2, name: 'gdpr-data/friend.csv' }] })
  expect(screen.getByText(/^2 files weren’t opened: going by their names/)).toBeTruthy()
})
