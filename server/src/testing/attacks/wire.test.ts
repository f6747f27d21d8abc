import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { useAppVariant } from '../app-variant.ts'
import { useTestApp } from '../harness.ts'

const folder = mkdtempSync(join(tmpdir(), 'medley-wire-'))
const write = (name: string, text: string) => {
  mkdirSync(dirname(join(folder, name)), { recursive: true })
  writeFileSync(join(folder, name), text)
}
const secret = 'root:x: for nobody'
for (const name of ['package.json', '.env', '.git/config', 'keys/token-secret']) write(name, secret)
write('web/index.html', '<!doctype html><head></head>')
afterAll(() => rmSync(folder, { recursive: true }))

const app = useTestApp()
const http = useAppVariant(app, { webFolder: pathToFileURL(`${folder}/web/`) })
let url: string
beforeAll(async () => {
  url = await http().listen({ port: 0, host: '127.0.0.1' })
})

const open = (): Socket =>
  connect(Number(new URL(url).port), '127.0.0.1').on('error', () => undefined)

/** Everything that is answered to bytes, which may be no HTTP, until the server closes the connection. */
function send(bytes: string): Promise<string> {
  const socket = open()
  let received = ''
  socket.setEncoding('latin1').on('data', (text: string) => void (received += text))
  socket.write(bytes)
  return new Promise((resolve) => socket.once('close', () => resolve(received)))
}

const get = (path: string) =>
  send(`GET ${path} HTTP/1.1\r\nHost: a\r\nAccept: text/html\r\nConnection: close\r\n\r\n`)
const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1])

const climbs = [
  '../package.json',
  '../../package.json',
  '../../../../../../etc/passwd',
  '..%2f..%2f..%2fetc%2fpasswd',
  '%2e%2e/%2e%2e/%2e%2e/etc/passwd',
  '%2e%2e%2f%2e%2e%2fpackage.json',
  '..%5c..%5cpackage.json',
  '..%252f..%252fpackage.json',
  '....//....//etc/passwd',
  '%c0%ae%c0%ae/etc/passwd',
  '/etc/passwd',
  '%00',
  'x.webp%00.html',
  '.env',
  '.git/config',
  '../keys/token-secret',
]

test.each(['/files/', '/assets/', '/pictures/', '/og/film/', '/sitemap/', '/'])(
  'no path climbs out of %s',
  async (start) => {
    const served: string[] = []
    for (const climb of climbs) {
      const answer = await get(start + climb)
      const isFile = statusOf(answer) === 200 && !answer.includes('<!doctype html>')
      if (isFile || statusOf(answer) >= 500 || answer.includes('root:x:')) served.push(climb)
    }
    expect(served).toEqual([])
  },
)

describe('a request that two servers may read differently', () => {
  test.each([
    'POST /login HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /',
    'POST /login HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: xchunked\r\n\r\n0\r\n\r\n',
    'POST /login HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nxx',
    'GET / HTTP/1.1\r\nHost: a\r\nX-A: b\nX-C: d\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: a\r\n X-A: folded\r\n\r\n',
    'GET /v1/reviews HTTP/1.1\r\n\r\n',
    `GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'a'.repeat(70_000)}\r\n\r\n`,
    'nonsense\r\n\r\n',
    '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  ])('is refused once, and the connection closed: %j', async (request) => {
    const answer = await send(request)
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /)
    expect(answer.split('HTTP/1.1 ')).toHaveLength(2)
  })

  test.each(['TRACE', 'CONNECT', 'PROPFIND'])('%s is no method', async (method) => {
    const answer = await send(`${method} / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)
    expect(answer).not.toMatch(/^HTTP\/1\.1 2/)
  })
})

test.each(['/%0d%0aX-Owned:1', '/explore/film%0d%0aX-Owned:1', '/u/x%0d%0aSet-Cookie:a=b/diary'])(
  'a line break in an address makes no header: %s',
  async (path) => expect(await get(path)).not.toMatch(/^(x-owned|set-cookie):/im),
)

test('five hundred half-sent requests keep nobody waiting', async () => {
  const head = 'POST /login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n'
  const sockets = Array.from({ length: 500 }, (_, n) => {
    const socket = open()
    socket.write(n % 2 === 0 ? head : `${head}Content-Length: 1000\r\n\r\n{"username":"a`)
    return socket
  })
  for (let n = 0; n < 20; n += 1)
    expect((await fetch(`${url}/v1/reviews?limit=1`)).status).toBe(200)
  for (const socket of sockets) socket.destroy()
})

test('a head that never ends is closed when its time is over', async () => {
  http().server.headersTimeout = 100
  expect(await send('POST /login HTTP/1.1\r\nHost: a\r\n')).toMatch(/^HTTP\/1\.1 400 /)
})
