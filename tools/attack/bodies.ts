import { setTimeout as sleep } from 'node:timers/promises'
import { zipOf } from '../../server/src/testing/factories/export-files.ts'
import type { Attack } from './attack.ts'
import { upload } from './scene.ts'
import { sendTo } from './send.ts'
import type { Target } from './target.ts'

/** Others wait longer only where the event loop is blocked; the assessed bombs took 4 to 45 seconds. */
const waitMax = 3_000

/** Each body of a member comes from a new one: the product makes who was refused wait, and nobody else. */
export const bodyAttacks: readonly Attack[] = [
  {
    name: 'nested and endless JSON of members',
    kind: 'H3',
    expected: 'refused, 24 MB where exports are posted; others are served',
    run: (target, tally) => {
      const [exports, comments] = [jsonBombs(24_000_000), jsonBombs(900_000)]
      return whileOthersRead(target, tally, async () => {
        for (const body of exports) {
          const { token } = await target.join()
          const { status } = await post(target, '/review', body, token)
          tally.expect(isRefused(status), `24 MB of ${body.slice(0, 12)}…: ${status}`)
        }
        for (const body of comments) {
          const { token } = await target.join()
          const { status } = await post(target, '/comment', body, token)
          tally.expect(isRefused(status), `900 kB of ${body.slice(0, 12)}…: ${status}`)
        }
      })
    },
  },
  {
    name: 'XML with entities for the importer',
    kind: 'H3',
    expected: 'a refusal; no entity is expanded and no file read, others are served',
    run: (target, tally) =>
      whileOthersRead(target, tally, async () => {
        for (const [name, xml] of hostileXml()) {
          const member = await target.join()
          const { status, text } = await upload(target, member, name, Buffer.from(xml))
          tally.expect(isRefused(status), `${name}: ${status} ${text.slice(0, 120)}`)
          tally.expect(!text.includes('root:'), `${name} shows a file of the server`)
        }
      }),
  },
  {
    name: 'bombs for the importer',
    kind: 'H3',
    expected: 'a refusal, never an error of the server; others are served',
    run: (target, tally) => {
      const bombs = importBombs()
      return whileOthersRead(target, tally, async () => {
        for (const [name, bytes] of bombs) {
          const member = await target.join()
          const { status, text } = await upload(target, member, name, bytes)
          tally.expect(
            isRefused(status),
            `${name} of ${bytes.length} bytes: ${status} ${text.slice(0, 120)}`,
          )
        }
      })
    },
  },
]

/** Refused with an answer, or by closing the connection before the end of the body. */
function isRefused(status: number): boolean {
  return status === 0 || (status >= 400 && status < 500)
}

function jsonBombs(size: number): string[] {
  const half = Math.floor(size / 2)
  const third = Math.floor(size / 3)
  const fill = (unit: string) => `[${unit.repeat(Math.floor((size - 20) / unit.length))}0]`
  return [
    '['.repeat(half) + ']'.repeat(half),
    '{"a":'.repeat(Math.floor(size / 7)) + '1' + '}'.repeat(Math.floor(size / 7)),
    fill('[],'),
    fill('{"a":1},'),
    fill('0,'),
    `{"more":[${'"",'.repeat(third - 10)}""]}`,
    '['.repeat(size),
  ]
}

/** Exports of MyAnimeList whose types of documents declare entities, or that never end. */
function hostileXml(): [string, string][] {
  const list = (doctype: string, title: string) =>
    `<?xml version="1.0"?>${doctype}<myanimelist><anime><series_title>${title}</series_title></anime></myanimelist>`
  const laughs = Array.from(
    { length: 12 },
    (_, nth) => `<!ENTITY a${nth + 1} "${`&a${nth};`.repeat(10)}">`,
  )
  const outside = (address: string) => `<!DOCTYPE a [<!ENTITY b SYSTEM "${address}">]>`
  return [
    ['laughs.xml', list(`<!DOCTYPE a [<!ENTITY a0 "ha">${laughs.join('')}]>`, '&a12;')],
    ['file.xml', list(outside('file:///etc/passwd'), '&b;')],
    ['address.xml', list(outside('http://127.0.0.1:9/'), '&b;')],
    ['nested.xml', `<myanimelist>${'<anime>'.repeat(2_000_000)}`],
    ['attribute.xml', `<myanimelist><anime a="${'x'.repeat(20_000_000)}`],
  ]
}

function importBombs(): [string, Buffer][] {
  const many = `[${'{"a":1},'.repeat(2_300_000)}{"a":1}]`
  const nested = '['.repeat(2_000_000) + ']'.repeat(2_000_000)
  const zeros = Buffer.alloc(29_000_000, '0')
  const small = Array.from({ length: 4_000 }, (_, n) => ({ name: `${n}.csv`, content: 'a' }))
  const zipped = (name: string, content: string | Buffer) => zipOf([{ name, content }])
  return [
    ['watched.json', Buffer.from(many)],
    ['nested.json', Buffer.from(nested)],
    ['commas.csv', Buffer.from(','.repeat(6_000_000))],
    ['lines.csv', Buffer.from('Name,Year\n' + '\n'.repeat(10_000_000))],
    ['quotes.csv', Buffer.from(`Name,Year\n"${'""'.repeat(9_000_000)}`)],
    ['objects.zip', zipped('watched.json', `[${'{"a":1},'.repeat(600_000)}{"a":1}]`)],
    [
      'bomb.zip',
      zipOf(
        ['watched', 'diary', 'reviews'].map((name) => ({ name: `${name}.csv`, content: zeros })),
      ),
    ],
    ['files.zip', zipOf(small)],
    ['climbing.zip', zipped('../../keys/token-secret.csv', 'Name,Year\nA,2001\n')],
    ['cut.zip', zipped('watched.csv', zeros).subarray(0, 400)],
  ]
}

function post(target: Target, path: string, body: string, token?: string) {
  const headers = { 'content-type': 'application/json' }
  return target.send({ method: 'POST', path, token, headers, body })
}

/**
 * Reads as another visitor meanwhile, and expects answers. The time counts of a call that needs the event loop alone:
 * the database may wait for a disk that others use. `work` must not block the attacker, which would count as well.
 */
async function whileOthersRead(
  target: Target,
  tally: Parameters<Attack['run']>[1],
  work: () => Promise<void>,
): Promise<void> {
  let longest = 0
  const end = new AbortController()
  const readOn = async () => {
    while (!end.signal.aborted) {
      const start = performance.now()
      await sendTo(target.url, { path: '/healthz' })
      longest = Math.max(longest, performance.now() - start)
      const { status } = await sendTo(target.url, { path: '/v1/reviews?limit=10' })
      tally.expect(status === 200, `others are answered with ${status}`)
      await sleep(20)
    }
  }
  const reading = readOn()
  await work().finally(() => end.abort())
  await reading
  tally.expect(longest < waitMax, `others waited ${Math.round(longest)} ms`)
}
