import { expect, test } from 'vitest'
import { fileUnder, headers } from '@medley/doors/testing/export-files'
import { afterChange } from '../../../testing/factories/imports.ts'
import { useTestApp } from '../../../testing/harness.ts'
import { useImporter } from '../../../testing/imports/importer.ts'

const app = useTestApp()
const { self, plan, write, undo, itemsOf, everythingOf, aFilm } = useImporter(app)

/** An IMDb list of one film that the member rated and one that they did not. */
async function aList(name = '0b7c6d1e-5a90-4d0e-9b1f-2f7a1c3d4e5f.csv') {
  const rated = await aFilm('Harbour', 1961)
  const other = await aFilm('Low Water', 1990)
  const rows = [
    { Const: 'tt0000042', Title: rated.title, Year: 1961, 'Your Rating': 9, Description: 'again' },
    { Const: 'tt0000043', Title: other.title, Year: 1990, Created: '2024-01-01' },
  ].map((row, index) => ({ ...row, Position: index + 1 }))
  const content = fileUnder(headers.imdbList, rows)
  return { rated, other, planned: await plan([{ name, content }]) }
}

async function setMeaning({ id }: { id: number }, listMeaning: 'saved' | 'list', fileId = 1) {
  const answer = await app.call(self.me, 'PATCH /v1/imports/{id}/files/{fileId}', {
    params: { id: String(id), fileId: String(fileId) },
    body: { listMeaning },
  })
  return answer.status === 202 ? afterChange(app, self.me, { id }) : answer
}

test('an IMDb list of any name is asked about and waits', async () => {
  const { rated, planned } = await aList('Favourites.csv')
  expect(planned).toMatchObject({
    items: { new: 1, choice: 1 },
    rows: { choice: 2 },
    questions: { likely: 0, list: 2 },
    files: [{ id: 1, listMeaning: 'unclear' }],
  })
  expect(await itemsOf(planned, { question: 'list' })).toMatchObject([
    { outcome: 'new', question: 'list', saved: null, lists: [] },
    { outcome: 'choice', question: 'list', saved: null, lists: [] },
  ])
  expect(await itemsOf(planned, { open: true })).toEqual([])
  await write(planned)
  expect(await everythingOf(self.me)).toMatchObject({
    reviews: [{ title: rated.title, rating: 9 }],
    saved: [],
    lists: [],
  })
})

test('the watchlist is saved for later, with the films that have a score', async () => {
  const { rated, other, planned } = await aList()
  const { body } = await setMeaning(planned, 'saved')
  expect(body).toMatchObject({
    items: { new: 2, choice: 0 },
    questions: { list: 0 },
    files: [{ listMeaning: 'saved' }],
  })
  expect(await itemsOf(planned)).toMatchObject([
    { saved: 'new', lists: [] },
    { saved: 'new', lists: [] },
  ])
  await write(planned)
  const titles = [rated.title, other.title].toSorted()
  expect(await everythingOf(self.me)).toMatchObject({ saved: titles, lists: [] })
  await undo(planned)
  expect(await everythingOf(self.me)).toMatchObject({ saved: [], lists: [] })
})

test('a list becomes one, also after another answer', async () => {
  const { rated, other, planned } = await aList('Sea-films.csv')
  await setMeaning(planned, 'saved')
  const { body } = await setMeaning(planned, 'list')
  expect(body).toMatchObject({ items: { new: 2 }, files: [{ listMeaning: 'list' }] })
  await write(planned)
  expect(await everythingOf(self.me)).toMatchObject({
    saved: [],
    lists: [{ title: 'Sea films', works: [rated.title, other.title] }],
  })
})

test.each(['saved', 'list'] as const)(
  'an answer after the import (%s) is written once',
  async (as) => {
    const { other, planned } = await aList('Sea-films.csv')
    await write(planned)
    await setMeaning(planned, as)
    const { saved, lists } = await everythingOf(self.me)
    expect([saved.includes(other.title), lists.length]).toEqual(
      as === 'saved' ? [true, 0] : [false, 1],
    )
    expect(await setMeaning(planned, 'list')).toMatchObject({
      status: 409,
      body: { code: 'import_closed' },
    })
  },
)

test('a file named as the watchlist, or that is no list, is not asked about', async () => {
  const { planned } = await aList('WATCHLIST.csv')
  expect(planned).toMatchObject({ questions: { list: 0 }, files: [{ listMeaning: null }] })
  for (const fileId of [1, 2]) {
    const answer = await setMeaning(planned, 'list', fileId)
    expect(answer).toMatchObject({ status: 404, body: { code: 'import_file_not_found' } })
  }
})
