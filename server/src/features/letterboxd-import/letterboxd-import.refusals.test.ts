import { beforeAll, describe, expect, test } from 'vitest'
import { uploadExport } from '../../testing/factories/letterboxd-export.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { aWork } from '../../testing/factories/works.ts'
import { useTestApp } from '../../testing/harness.ts'

const app = useTestApp()
let member: TestUser

const reviewHeader = 'Date,Name,Year,Letterboxd URI,Rating,Rewatch,Review,Tags,Watched Date'
const ratingHeader = 'Date,Name,Year,Letterboxd URI,Rating'
const watchedHeader = 'Date,Name,Year,Letterboxd URI'

beforeAll(async () => {
  member = await aUser(app)
  await aWork(app, { title: '1917', releaseDate: '2019' })
})

async function refusalOf(upload: Parameters<typeof uploadExport>[2]) {
  const { status, body } = await uploadExport(app, member, upload)
  return { status, code: body.code, message: body.message }
}

describe('a refused file', () => {
  const badFile = { status: 415, code: 'unsupported_file_type', message: 'Only csv is allowed' }
  const invalid = (message: string) => ({ status: 400, code: 'validation_error', message })

  test.each([
    ['a zip', { csv: 'PK\u0003\u0004rest' }],
    ['a picture', { csv: Buffer.from([0x89, 0x50, 0x4e, 0x47, 1, 2]) }],
    ['bytes that no text has', { csv: `${reviewHeader}\n\u0001\0` }],
    ['another extension', { csv: reviewHeader, name: 'reviews.txt' }],
  ])('is %s', async (_, upload) => {
    expect(await refusalOf(upload)).toEqual(badFile)
  })

  test('is larger than 5 MB', async () => {
    expect(await refusalOf({ csv: Buffer.alloc(5_000_001, 'a') })).toEqual({
      status: 413,
      code: 'file_too_large',
      message: 'File is too large',
    })
  })

  test('is missing', async () => {
    expect(await refusalOf({})).toEqual(invalid('Required'))
  })

  test('has an unknown kind', async () => {
    expect(await refusalOf({ csv: reviewHeader, content: 'watchlist' })).toMatchObject({
      status: 400,
      code: 'validation_error',
    })
  })

  test('lacks columns', async () => {
    expect(await refusalOf({ csv: '' })).toEqual(
      invalid('Missing columns: Date, Name, Year, Rating'),
    )
    expect(await refusalOf({ csv: watchedHeader, content: 'rating' })).toEqual(
      invalid('Missing columns: Rating'),
    )
    const list = 'Letterboxd list export v7\nDate,Name,Tags,URL,Description\n'
    expect(await refusalOf({ csv: list, content: 'watched' })).toEqual(
      invalid('Missing columns: Date, Name, Year'),
    )
  })

  test('is in another encoding', async () => {
    const csv = Buffer.concat([Buffer.from(`${ratingHeader}\n2021-01-01,Am`), Buffer.from([0xe9])])
    expect(await refusalOf({ csv, content: 'rating' })).toEqual(
      invalid('The file is not UTF-8 text'),
    )
  })

  test.each(['\n', '\r\n'])('has an unclosed quote, reported with the line (%j)', async (end) => {
    const line = '2021-01-01,1917,2019,u,3'
    const csv = [ratingHeader, line, '2021-01-01,"Open,2019,u,3', line, line].join(end)
    expect(await refusalOf({ csv, content: 'rating' })).toEqual(
      invalid('The row at line 3 cannot be read: its quotes are not closed'),
    )
  })

  test('has an endless row', async () => {
    const csv = `${ratingHeader}\n${'x'.repeat(600_000)}`
    expect(await refusalOf({ csv, content: 'rating' })).toEqual(
      invalid('The row at line 2 cannot be read: it is too long'),
    )
  })

  test('has more than 5000 rows', async () => {
    const lines = (count: number) => `${watchedHeader}\n${'2021-01-01,1917,2019,u\n'.repeat(count)}`
    expect(await refusalOf({ csv: lines(5001), content: 'watched' })).toEqual(
      invalid('Too many rows: at most 5000 at a time'),
    )
    const { body } = await uploadExport(app, member, { csv: lines(5000), content: 'watched' })
    expect(body.confirmed).toHaveLength(5000)
  })

  test('is from a visitor', async () => {
    const { status, body } = await uploadExport(app, null, { csv: reviewHeader })
    expect([status, body.code]).toEqual([401, 'unauthenticated'])
  })
})
