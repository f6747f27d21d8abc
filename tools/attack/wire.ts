import { connect, type Socket } from 'node:net'
import type { Attack } from './attack.ts'
import { sendRaw, sendTo } from './send.ts'

/** Text of files that no path may serve. */
const fileTexts = ['root:x:', '"name": "medley"', 'PG_VERSION', '"private": true', 'BEGIN ']

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

export const wireAttacks: readonly Attack[] = [
  {
    name: 'paths that climb out of folders',
    kind: 'Traversal',
    expected: 'no file of the machine, no error of the server',
    async run(target, tally) {
      for (const folder of ['/files/', '/assets/', '/pictures/', '/og/film/', '/sitemap/', '/']) {
        for (const climb of climbs) {
          const { status, text } = await target.send({ path: folder + climb })
          const isForeign = fileTexts.some((one) => text.includes(one))
          tally.expect(status < 500 && !isForeign, `${folder}${climb}: ${status}`)
          const isFile = status === 200 && folder !== '/' && !text.startsWith('<!doctype html>')
          tally.expect(!isFile, `${folder}${climb} serves a file`)
        }
      }
    },
  },
  {
    name: 'requests that two servers read differently',
    kind: 'Smuggling',
    expected: '400 or 404, and the connection closed',
    async run({ url }, tally) {
      const requests = [
        'POST /login HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /',
        'POST /login HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: xchunked\r\n\r\n0\r\n\r\n',
        'POST /login HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nxx',
        'GET / HTTP/1.1\r\nHost: a\r\nX-A: b\nX-C: d\r\n\r\n',
        'GET / HTTP/1.1\r\nHost: a\r\n X-A: folded\r\n\r\n',
        'GET /v1/reviews HTTP/1.1\r\n\r\n',
        `GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'a'.repeat(70_000)}\r\n\r\n`,
        'nonsense\r\n\r\n',
        '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
      ]
      for (const request of requests) {
        const answer = await sendRaw(url, request)
        const isRefused = /^HTTP\/1\.1 4\d\d /.test(answer)
        tally.expect(isRefused, `${JSON.stringify(request.slice(0, 60))}: ${answer.slice(0, 30)}`)
        const isOne = answer.split('HTTP/1.1 ').length === 2
        tally.expect(isOne, `${JSON.stringify(request.slice(0, 60))} is read as several`)
      }
      for (const method of ['TRACE', 'CONNECT', 'PROPFIND']) {
        const answer = await sendRaw(
          url,
          `${method} / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
        )
        tally.expect(!answer.startsWith('HTTP/1.1 2'), `${method} is answered`)
      }
    },
  },
  {
    name: 'line breaks on the way into headers',
    kind: 'Injection',
    expected: 'no header of the request comes back',
    async run(target, tally) {
      for (const path of [
        '/%0d%0aX-Owned:1',
        '/explore/film%0d%0aX-Owned:1',
        '/u/x%0d%0aSet-Cookie:a=b/diary',
      ]) {
        const { headers } = await target.send({ path, headers: { accept: 'text/html' } })
        tally.expect(headers['x-owned'] === undefined, `${path} sets a header`)
        tally.expect(headers['set-cookie'] === undefined, `${path} sets a cookie`)
      }
      const { headers } = await target.send({ path: '/', headers: { 'x-request-id': 'mine' } })
      tally.expect(headers['x-request-id'] !== 'mine', 'the request chooses its id')
    },
  },
  {
    name: 'answers without the policy',
    kind: 'L10',
    expected: 'policy, nosniff and no framing on every answer, unreadable requests included',
    async run(target, tally) {
      const paths = [
        '/',
        '/nowhere',
        '/v1/nowhere',
        '/v1/works/film',
        '/files/x',
        '/pictures/x',
        '/assets/x',
        '/robots.txt',
        '/healthz',
        '/og/film/0.png',
        '/docs/',
        '/openapi.json',
        '/%',
      ]
      for (const path of paths) {
        const { headers } = await target.send({ path, headers: { accept: 'text/html' } })
        const isSafe =
          String(headers['content-security-policy']).includes("frame-ancestors 'none'") &&
          !/script-src[^;]*(unsafe|\*|http)/.test(String(headers['content-security-policy'])) &&
          headers['x-content-type-options'] === 'nosniff'
        tally.expect(isSafe, `${path}: ${String(headers['content-security-policy'])}`)
        tally.expect(
          headers['x-powered-by'] === undefined && headers['server'] === undefined,
          `${path} names its software`,
        )
      }
      const unreadable = (await sendRaw(target.url, 'nonsense\r\n\r\n')).toLowerCase()
      tally.expect(unreadable.includes('content-security-policy'), 'the 400 has no policy')
    },
  },
  {
    name: 'five hundred half-sent requests',
    kind: 'Slow clients',
    expected: 'others are served',
    async run(target, tally) {
      const sockets = Array.from({ length: 500 }, (_, n) => openHalf(target.url, n))
      try {
        for (let n = 0; n < 20; n += 1) {
          const { status } = await sendTo(target.url, { path: '/v1/reviews?limit=1' })
          tally.expect(status === 200, `others are answered with ${status}`)
        }
      } finally {
        for (const socket of sockets) socket.destroy()
      }
    },
  },
  {
    name: 'a head that never ends',
    kind: 'L10',
    expected: 'closed within half a minute',
    isLong: true,
    async run({ url }, tally) {
      const start = performance.now()
      await sendRaw(url, 'POST /login HTTP/1.1\r\nHost: a\r\n', { milliseconds: 40_000 })
      const seconds = Math.round((performance.now() - start) / 1000)
      tally.expect(seconds < 35, `the server waits for ${seconds} s`)
    },
  },
]

/** A request whose head or body never ends. */
function openHalf(url: string, n: number): Socket {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  socket.on('error', () => undefined)
  const head = 'POST /login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n'
  socket.write(n % 2 === 0 ? head : `${head}Content-Length: 1000\r\n\r\n{"username":"a`)
  return socket
}
