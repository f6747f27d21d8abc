import { limits } from '@medley/contract/limits'
import { expect, test } from 'vitest'
import { fileUnder, headers, zipOf } from '@medley/doors/testing/export-files'
import { uploadImport } from '../../../testing/factories/imports.ts'
import { useTestApp } from '../../../testing/harness.ts'
import { useImporter } from '../../../testing/imports/importer.ts'

const app = useTestApp()
const { self, plan, write, itemsOf, everythingOf, aFilm } = useImporter(app)

/** Emoji beside one letter: a limit of an even number of UTF-16 units would halve one. */
const long = (count: number) => `a${'🎬'.repeat(count)}`

test.each([
  ['letters and one emoji at the end', `${'a'.repeat(limits.reviewMax - 1)}🎬`, limits.reviewMax],
  ['12,000 emoji', '🎬'.repeat(12_000), 12_000],
  ['20,000 emoji as entities', '&#127916;'.repeat(limits.reviewMax), limits.reviewMax],
  ['more emoji than are kept', '🎬'.repeat(limits.reviewMax + 5), limits.reviewMax],
])('a review of %s is stored whole, up to the limit', async (_, review, length) => {
  const { title } = await aFilm('Harbour', 1961)
  const row = { Date: '2024-05-02', Name: title, Year: 1961, Rating: 4, Review: review }
  await write(await plan([{ name: 'reviews.csv', content: fileUnder(headers.reviews, [row]) }]))
  const { reviews } = await everythingOf(self.me)
  expect([...(reviews[0]?.review ?? '')]).toHaveLength(length)
})

test('no text is too long or too odd for a plan', async () => {
  const title = { Const: 'tt0000042', Title: long(600), Year: 1961, Position: 1 }
  const half = '"\\ud83c"'
  const files = [
    {
      name: 'library.csv',
      content: fileUnder(headers.goodreads, [
        {
          Title: long(600),
          Author: long(400),
          'Exclusive Shelf': long(300),
          Bookshelves: long(300),
        },
      ]),
    },
    {
      name: `${long(140)}.csv`,
      content: fileUnder(headers.imdbList, [{ ...title, Description: long(6_000) }]),
    },
    {
      name: 'reviews.csv',
      content: `<<<<<<< ${long(300)}\n${fileUnder(headers.reviews, [
        { Date: 'x', Name: long(300), Year: 1961, Tags: long(200) },
      ])}`,
    },
    {
      name: 'lists/sea.csv',
      content: `Letterboxd list export v7\nDate,Name,Tags,URL,Description\n2023-01-01,${long(300)},${long(200)},x,${long(6_000)}\n\nPosition,Name,Year,URL,Description\n1,${long(600)},1961,x,${long(6_000)}\n`,
    },
    {
      name: 'watched-history.json',
      content: `[{"watched_at":"x","movie":{"title":"${long(300)}","ids":{"trakt":7}}},{"comment":{"comment":${half}},"movie":{"title":${half},"ids":{"slug":${half}}}},{"name":"${long(300)}","description":"${long(6_000)}","ids":{"trakt":8}}]`,
    },
    { name: 'review.json', content: `[{"read_status":"read","rating":4,"book":${half}}]` },
  ]
  const { status, body } = await uploadImport(app, self.me, [
    { name: 'export.zip', content: zipOf(files) },
  ])
  expect(status).toBe(200)
  const written = await write(body)
  expect(written.state).toBe('written')
  expect(JSON.stringify(await itemsOf(body))).not.toMatch(/\\ud[89a-f]/i)
})
