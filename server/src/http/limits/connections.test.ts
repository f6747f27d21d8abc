import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { limits } from '@medley/contract/limits'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { useAppVariant } from '../../testing/app-variant.ts'
import { aUser } from '../../testing/factories/users.ts'
import { siteOfTests, useTestApp } from '../../testing/harness.ts'
import { createLog } from '../observe/log.ts'

const app = useTestApp()
const site = { ...siteOfTests, url: 'https://medley.example' }
const lines: string[] = []
const log = createLog('info', { write: (line: string) => void lines.push(line) })
const http = useAppVariant(app, { site }, () => ({ log }))
let port: number
beforeAll(async () => {
  const address = await http().listen({ port: 0, host: '127.0.0.1' })
  port = Number(new URL(address).port)
})

const sockets: Socket[] = []
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
})

/** A connection that collects what it receives. */
async function open() {
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  let received = ''
  socket.setEncoding('latin1').on('data', (text: string) => void (received += text))
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  return {
    socket,
    until: async (pattern: RegExp): Promise<string> => {
      while (!pattern.test(received)) {
        if (socket.destroyed) throw new Error(`The connection ended: ${received}`)
        await sleep(10)
      }
      return received
    },
  }
}

const bytes = 8_000_000
const post = (path: string, token?: string) =>
  [
    `POST ${path} HTTP/1.1`,
    'host: localhost',
    'content-type: application/json',
    `content-length: ${bytes}`,
    ...(token === undefined ? [] : [`authorization: Bearer ${token}`]),
    '\r\n',
  ].join('\r\n')
const get = 'GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n'

describe('a large body that is refused', () => {
  test('a large body that is refused because its sender is unknown leaves the connection usable', async () => {
    const { socket, until } = await open()
    socket.write(post('/review'))
    const sent = new Promise((resolve) => socket.write(Buffer.alloc(bytes, '['), resolve))
    expect(await until(/"code":"unauthenticated"/)).toMatch(/^HTTP\/1.1 401 /)
    await sent
    socket.write(get)
    expect(await until(/\{"status":"ok"\}/)).toContain('HTTP/1.1 200 OK')
  })

  test.each([
    ['of a member', '/review', 400],
    ['beyond the size of its call', '/login', 413],
  ])('%s is answered before the rest of it arrives', async (_, path, status) => {
    const { token } = await aUser(app)
    const { socket, until } = await open()
    socket.write(post(path, token))
    socket.write(Buffer.alloc(100_000, '['))
    expect(await until(/"code":/)).toContain(`HTTP/1.1 ${status} `)
  })
})

test('a client that leaves while it sends is no error of the server', async () => {
  const { token } = await aUser(app)
  const { socket } = await open()
  socket.write(post('/review', token))
  socket.write(Buffer.alloc(100_000, ' '))
  await sleep(50)
  socket.destroy()
  const ended = () => lines.filter((line) => /"cause"|"err"/.test(line))
  while (ended().length === 0) await sleep(10)
  expect(ended()).toEqual([expect.stringContaining('"cause":"ECONNRESET"')])
})

test('a request that cannot be read is answered with the security headers', async () => {
  const { socket, until } = await open()
  socket.write('nonsense\r\n\r\n')
  const answer = await until(/malformed_json/)
  const ordinary = await http().inject({ method: 'GET', url: '/v1/reviews/1' })
  for (const name of [
    'x-frame-options',
    'x-content-type-options',
    'referrer-policy',
    'cross-origin-opener-policy',
    'strict-transport-security',
  ]) {
    expect(answer).toContain(`${name}: ${String(ordinary.headers[name])}\r\n`)
  }
  expect(answer).toMatch(/^HTTP\/1.1 400 /)
  expect(answer).toMatch(/content-security-policy: .*frame-ancestors 'none'/)
})

test.each([
  ['twice the same', 'Host: medley.example\r\nHost: medley.example'],
  ['two, in capitals', 'HOST: medley.example\r\nhost: elsewhere.example'],
])('a request with more than one host (%s) is refused', async (_, hosts) => {
  for (const path of ['/healthz', '/v1/reviews/1', '/']) {
    const { socket, until } = await open()
    socket.write(`GET ${path} HTTP/1.1\r\n${hosts}\r\n\r\n`)
    expect(await until(/malformed_json/)).toMatch(/^HTTP\/1.1 400 /)
  }
})

test('the site for nginx lets through what the product takes, for as long as it may take', async () => {
  const site = await readFile(new URL('../../../../deploy/nginx.conf', import.meta.url), 'utf8')
  const valueOf = (name: string) => Number(new RegExp(`\\s${name} (\\d+)`).exec(site)?.[1])
  expect(valueOf('client_max_body_size')).toBeGreaterThan(limits.importUploadBytesMax / 1_000_000)
  expect(valueOf('proxy_read_timeout') * 1_000).toBeGreaterThan(http().server.requestTimeout)
})
