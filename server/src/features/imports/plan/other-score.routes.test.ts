import { expect, test } from 'vitest'
import { aWork } from '../../../testing/factories/works.ts'
import { useTestApp } from '../../../testing/harness.ts'
import { useImporter } from '../../../testing/imports/importer.ts'

const app = useTestApp()
const { self, plan, write, itemsOf, everythingOf } = useImporter(app)

const header =
  'RYM Album, First Name,Last Name,First Name localized, Last Name localized,Title,Release_Date,Rating,Ownership,Purchase Date,Media Type,Review'
const rowOf = (id: number, first: string, last: string, rating: number) =>
  `"${id}","${first}","${last}","","","Quay","1961","${rating}","n","","",  ""`

test('a second score of one work says which other one counts', async () => {
  await aWork(app, { medium: 'album', title: 'Quay', releaseDate: '1961', creators: ['Ada Lime'] })
  const content = [
    header,
    rowOf(7, 'Ada', 'Lime', 9),
    rowOf(8, '', 'Ada Lime', 6),
    rowOf(9, 'Ada', 'Lime', 9),
  ].join('\r\n')
  const one = await plan([{ name: 'user_albums_export.csv', content }])
  const items = await itemsOf(one)
  const rows = items.flatMap((item) => item.rows)
  expect(
    rows.map(({ outcome, notes }) => [
      outcome,
      notes.map(({ code, params }) => ({ code, params })),
    ]),
  ).toEqual([
    ['new', []],
    ['here', [{ code: 'otherRowScore', params: { score: 9 } }]],
    ['here', []],
  ])
  await write(one)
  expect((await everythingOf(self.me)).reviews).toMatchObject([{ title: 'Quay', rating: 9 }])
})
