import { zipOf } from '../../server/src/testing/factories/export-files.ts'

export interface Attack {
  path: string
  by: 'visitor' | 'member'
  contentType: string
  body: Buffer
}

const json = 'application/json'
const boundary = 'the-end-of-a-part'
const mb = 1_000_000

/** The bodies that cost a server the most: each made the product busy for a second or more when it was parsed as it came. */
export function worstBodies(): Attack[] {
  const nested = Buffer.from('['.repeat(12 * mb) + ']'.repeat(12 * mb))
  const empties = Buffer.from(`[${'[],'.repeat(8 * mb)}[]]`)
  const small = Buffer.from(`[${'{"a":1},'.repeat(2_300_000)}{"a":1}]`)
  const review = (by: Attack['by'], body: Buffer): Attack => ({
    by,
    body,
    path: '/review',
    contentType: json,
  })
  return [
    review('visitor', nested),
    review('visitor', empties),
    login(Buffer.from('['.repeat(32_000) + ']'.repeat(32_000))),
    login(Buffer.from(`[${'[],'.repeat(21_000)}[]]`)),
    review('member', nested),
    review('member', empties),
    review('member', Buffer.from(JSON.stringify(reviews()))),
    review('member', Buffer.from(JSON.stringify([longReview()]))),
    upload('a.json', small),
    upload('a.zip', zipOf([{ name: 'a.json', content: varied() }])),
    upload('medley.json', Buffer.from(JSON.stringify(medley()))),
    upload('ratings.csv', Buffer.alloc(19 * mb, ',')),
    upload('ratings.csv', ratings(30_000)),
    letterboxd(Buffer.alloc(4.9 * mb, ',')),
    letterboxd(ratings(5_000)),
  ]
}

/** Numbers that do not repeat, since a ZIP that packs better than any export is not unpacked. */
function varied(): string {
  const items = Array.from({ length: 1_500_000 }, (_, row) => `{"a":${(row * 7919) % 1_000_003}}`)
  return `[${items.join(',')}]`
}

function login(body: Buffer): Attack {
  return { path: '/login', by: 'visitor', contentType: json, body }
}

function upload(name: string, bytes: Buffer): Attack {
  return { path: '/v1/imports', by: 'member', ...formOf(name, bytes, []) }
}

function letterboxd(bytes: Buffer): Attack {
  const fields = formOf('ratings.csv', bytes, [['content', 'rating']])
  return { path: '/letterboxd-import', by: 'member', ...fields }
}

function formOf(name: string, bytes: Buffer, fields: readonly [string, string][]) {
  const head = (disposition: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`
  const parts = fields.map(([field, value]) => `${head(`name="${field}"`)}${value}\r\n`)
  const body = Buffer.concat([
    Buffer.from(`${parts.join('')}${head(`name="file"; filename="${name}"`)}`),
    bytes,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])
  return { contentType: `multipart/form-data; boundary=${boundary}`, body }
}

/** No such work exists, so that everything is read and nothing written. */
const noWork = 2_000_000_000

function reviews(): unknown[] {
  const text = 'A quiet film. '.repeat(350)
  return Array.from({ length: 5_000 }, (_, row) => ({
    workID: noWork + row,
    medium: 'film',
    rating: 7,
    review: text,
    date_viewed: '2021-02-01',
  }))
}

function longReview() {
  return { workID: noWork, medium: 'film', rating: 7, review: 'x'.repeat(24 * mb) }
}

function medley(): unknown {
  const time = '2026-11-20T10:00:00.000Z'
  const names = { firstName: null, lastName: null, picture: null }
  const profile = { username: 'm', email: 'm@x.example', timeCreated: time, ...names }
  const work = { medium: 'film', title: 'Buy', releaseDate: null, creators: [] }
  const row = { work, timeAdded: time }
  const empty = { reviews: [], favorites: [], lists: [], comments: [], likes: [], friends: [] }
  const engaged = Array.from({ length: 170_000 }, () => row)
  return { format: 'medley', version: 1, timeExported: time, profile, ...empty, engaged }
}

function ratings(count: number): Buffer {
  const rows = Array.from(
    { length: count },
    (_, row) => `2021-01-01,The unknown film of ${row} nights,${1900 + (row % 120)},u,3`,
  )
  return Buffer.from(['Date,Name,Year,Letterboxd URI,Rating', ...rows].join('\n'))
}
