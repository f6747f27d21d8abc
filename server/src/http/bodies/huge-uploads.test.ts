import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { limits } from '@medley/contract/limits'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { useTestApp } from '../../testing/harness.ts'

const app = useTestApp()
let url: string
beforeAll(async () => {
  url = await app.http.listen({ port: 0, host: '127.0.0.1' })
})

const sockets: Socket[] = []
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
})

const megabyte = 1_000_000

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

/** The bytes of buffers that are in use; those that were written to the disk wait for the garbage collector. */
function memoryInUse(): number {
  collectGarbage()
  return process.memoryUsage().arrayBuffers
}

const answersOthers = async () => (await fetch(`${url}/healthz`)).status

/** An upload whose file has begun. */
async function begin(length: 'chunked' | number, by?: TestUser) {
  const { token } = by ?? (await aUser(app))
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  sockets.push(socket)
  socket.on('error', () => undefined)
  let received = ''
  socket.on('data', (bytes) => void (received += bytes.toString('latin1')))
  await once(socket, 'connect')
  const form = [
    '--x',
    'content-disposition: form-data; name="file"; filename="history.csv"',
    'content-type: text/csv',
    '\r\n',
  ].join('\r\n')
  const head = [
    'POST /v1/imports HTTP/1.1',
    'host: localhost',
    `authorization: Bearer ${token}`,
    'content-type: multipart/form-data; boundary=x',
    length === 'chunked' ? 'transfer-encoding: chunked' : `content-length: ${length}`,
    '\r\n',
  ]
  socket.write(head.join('\r\n'))
  const isFull = () => socket.writableNeedDrain && received === ''
  const send = async (bytes: Buffer) => {
    if (length === 'chunked') socket.write(`${bytes.length.toString(16)}\r\n`)
    socket.write(bytes)
    if (length === 'chunked') socket.write('\r\n')
    while (isFull()) await sleep(5)
  }
  await send(Buffer.from(form))
  return { send, received: () => received, leave: () => socket.destroy() }
}

const refusal = (text: string) => ({
  status: /^HTTP\/1.1 (\d+)/.exec(text)?.[1],
  body: JSON.parse(/\r\n\r\n[^{]*(\{.*\})/s.exec(text)?.[1] ?? 'null') as unknown,
})
const tooLarge = {
  status: '413',
  body: {
    status: 413,
    code: 'file_too_large',
    message: '60 MB are read at a time, and history.csv goes beyond. Choose its files in parts',
  },
}

describe('an upload of 2 GB', () => {
  test('is refused at its start if it says so', async () => {
    const before = process.memoryUsage().arrayBuffers
    const { send, received } = await begin(2_000 * megabyte)
    await send(Buffer.alloc(1_000, 'a'))
    expect(await answersOthers()).toBe(200)
    while (received() === '') await sleep(5)
    expect(refusal(received())).toEqual(tooLarge)
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(10 * megabyte)
  })

  test('is refused once it is beyond the limit if it does not, and others are answered', async () => {
    const before = process.memoryUsage().arrayBuffers
    const { send, received } = await begin('chunked')
    const piece = Buffer.alloc(megabyte, 'a')
    let sent = 0
    let most = 0
    const others: Promise<number>[] = []
    while (received() === '' && sent < 2_000 * megabyte) {
      await send(piece)
      sent += piece.length
      most = Math.max(most, process.memoryUsage().arrayBuffers - before)
      if (sent % (20 * megabyte) === 0) others.push(answersOthers())
    }
    expect(refusal(received())).toEqual(tooLarge)
    expect(new Set(await Promise.all(others))).toEqual(new Set([200]))
    expect(sent).toBeLessThan(2 * limits.importUploadBytesMax)
    expect(most).toBeLessThan(2 * limits.importUploadBytesMax)
  })
})

const small = (by: TestUser) => {
  const body = new FormData()
  body.append('file', new Blob(['Date,Name,Year,Letterboxd URI,Rating\n']), 'ratings.csv')
  const headers = { authorization: `Bearer ${by.token}` }
  return fetch(`${url}/v1/imports/table`, { method: 'POST', headers, body })
}
const foldersLeft = async () => (await readdir(app.uploadFolder)).length

describe('uploads that are held open', () => {
  test('take no memory, a member has two of them, and others upload meanwhile', async () => {
    const [me, other] = [await aUser(app), await aUser(app)]
    const before = memoryInUse()
    const held = [await begin(59 * megabyte, me), await begin(59 * megabyte, me)]
    const piece = Buffer.alloc(megabyte, 'a')
    for (const { send } of held) {
      for (let sent = 0; sent < 58; sent += 1) await send(piece)
    }
    while ((await foldersLeft()) < 2) await sleep(5)
    await expect.poll(() => memoryInUse() - before).toBeLessThan(80 * megabyte)
    const third = await begin(59 * megabyte, me)
    while (third.received() === '') await sleep(5)
    expect(refusal(third.received())).toMatchObject({
      status: '429',
      body: { status: 429, code: 'rate_limited' },
    })
    expect(third.received()).toMatch(/\r\nretry-after: 30\r\n/i)
    expect((await small(other)).status).not.toBe(429)
    for (const { leave } of held) leave()
    while ((await foldersLeft()) > 0) await sleep(5)
    expect((await small(me)).status).not.toBe(429)
    expect(await foldersLeft()).toBe(0)
  })
})
