import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { limits } from '@medley/contract/limits'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { aUser } from '../testing/factories/users.ts'
import { useTestApp } from '../testing/harness.ts'

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
const answersOthers = async () => (await fetch(`${url}/healthz`)).status

/** An upload whose file has begun. */
async function begin(length: 'chunked' | number) {
  const { token } = await aUser(app)
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
  return { send, received: () => received }
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
    expect(most).toBeLessThan(3 * limits.importUploadBytesMax)
  })
})
