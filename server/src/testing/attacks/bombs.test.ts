import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { zipOf } from '@medley/doors/testing/export-files'
import { uploadImport } from '../factories/imports.ts'
import { aUser } from '../factories/users.ts'
import { useTestApp } from '../harness.ts'

const app = useTestApp()

/** Milliseconds of work before another request is answered; a bomb needs far more. */
const workMax = 3_000

/** The status for an attacker; expects that others are answered meanwhile. */
async function attack(work: Promise<{ status: number }>): Promise<number> {
  let longest = 0
  let isOver = false
  while (!isOver) {
    const start = process.threadCpuUsage()
    expect((await app.call(null, 'GET /v1/reviews', { query: { limit: 10 } })).status).toBe(200)
    isOver = await Promise.race([work.then(() => true), sleep(5, false)])
    const { user, system } = process.threadCpuUsage(start)
    longest = Math.max(longest, (user + system) / 1000)
  }
  expect(longest).toBeLessThan(workMax)
  return (await work).status
}

const fill = (unit: string, size: number) => `[${unit.repeat((size - 20) / unit.length)}0]`
const jsonBombs: [string, (size: number) => string][] = [
  ['nested arrays', (size) => '['.repeat(size / 2) + ']'.repeat(size / 2)],
  ['nested objects', (size) => `${'{"a":'.repeat(size / 7)}1${'}'.repeat(size / 7)}`],
  ['arrays', (size) => fill('[],', size)],
  ['objects', (size) => fill('{"a":1},', size)],
  ['numbers', (size) => fill('0,', size)],
  ['texts in an object', (size) => `{"more":[${'"",'.repeat(size / 3 - 10)}""]}`],
  ['no end', (size) => '['.repeat(size)],
]

test.each([
  ['/review', 24_000_000],
  ['/comment', 900_000],
])('%s refuses JSON bombs of members', { timeout: 300_000 }, async (url, size) => {
  for (const [name, bomb] of jsonBombs) {
    const { token } = await aUser(app)
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
    const status = await attack(app.send({ method: 'POST', url, headers, payload: bomb(size) }))
    expect({ name, status }).toEqual({ name, status: 400 })
  }
})

const zeros = Buffer.alloc(29_000_000, '0')
const zipped = (name: string, content: string | Buffer) => zipOf([{ name, content }])
const anime = (doctype: string, title: string) =>
  `<?xml version="1.0"?>${doctype}<myanimelist><anime><series_title>${title}</series_title></anime></myanimelist>`
const outside = (address: string) => anime(`<!DOCTYPE a [<!ENTITY b SYSTEM "${address}">]>`, '&b;')
const laughs = Array.from(
  { length: 12 },
  (_, nth) => `<!ENTITY a${nth + 1} "${`&a${nth};`.repeat(10)}">`,
)

test.each<[string, () => string | Buffer]>([
  ['laughs.xml', () => anime(`<!DOCTYPE a [<!ENTITY a0 "ha">${laughs.join('')}]>`, '&a12;')],
  ['file.xml', () => outside('file:///etc/passwd')],
  ['address.xml', () => outside('http://127.0.0.1:9/')],
  ['nested.xml', () => `<myanimelist>${'<anime>'.repeat(2_000_000)}`],
  ['attribute.xml', () => `<myanimelist><anime a="${'x'.repeat(20_000_000)}`],
  ['watched.json', () => `[${'{"a":1},'.repeat(2_300_000)}{"a":1}]`],
  ['nested.json', () => '['.repeat(2_000_000) + ']'.repeat(2_000_000)],
  ['commas.csv', () => ','.repeat(6_000_000)],
  ['lines.csv', () => `Name,Year\n${'\n'.repeat(10_000_000)}`],
  ['quotes.csv', () => `Name,Year\n"${'""'.repeat(9_000_000)}`],
  ['objects.zip', () => zipped('watched.json', `[${'{"a":1},'.repeat(600_000)}{"a":1}]`)],
  [
    'bomb.zip',
    () =>
      zipOf(['watched', 'diary', 'reviews'].map((one) => ({ name: `${one}.csv`, content: zeros }))),
  ],
  [
    'files.zip',
    () => zipOf(Array.from({ length: 4_000 }, (_, n) => ({ name: `${n}.csv`, content: 'a' }))),
  ],
  ['climbing.zip', () => zipped('../../keys/token-secret.csv', 'Name,Year\nA,2001\n')],
  ['cut.zip', () => zipped('watched.csv', zeros).subarray(0, 400)],
])('an upload of %s is refused and shows no file', { timeout: 300_000 }, async (name, content) => {
  const upload = uploadImport(app, await aUser(app), [{ name, content: content() }])
  expect(await attack(upload)).toBe(200)
  const { body } = await upload
  expect(body).toMatchObject({ state: 'failed', problem: { message: expect.any(String) } })
  expect(JSON.stringify(body)).not.toContain('root:')
})
