import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import {
  flood,
  redirect,
  status,
  text,
  useSourceServer,
} from '../../testing/servers/source-server.ts'
import { createWebClient, type WebClient } from './web-client.ts'

const server = useSourceServer()
const guarded = createWebClient({ userAgent: 'Medley/0.1 (tests@medley.example)' })
afterAll(() => guarded.close())

async function read(web: WebClient, url: string, headers: Record<string, string> = {}) {
  const answer = await web.send({ url: new URL(url), headers, timeoutMs: 60_000, bytesMax: 1000 })
  const pieces: Uint8Array[] = []
  for await (const piece of answer.body()) pieces.push(piece)
  return { status: answer.status, body: Buffer.concat(pieces).toString() }
}

test('follows a redirect', async () => {
  server.on('/old', redirect('/new'))
  server.on('/new', text('here'))
  expect(await read(server.web, `${server.url}/old`)).toEqual({ status: 200, body: 'here' })
})

test('says who calls', async () => {
  let agent: string | undefined
  server.on('/', (request, response) => {
    agent = request.headers['user-agent']
    response.end()
  })
  await read(server.web, server.url)
  expect(agent).toBe('Medley/0.1 (tests@medley.example)')
})

test.each([
  ['of this machine', () => server.url],
  ['of this machine in another notation', () => server.url.replace('127.0.0.1', '2130706433')],
  ['of this machine by name', () => server.url.replace('127.0.0.1', 'localhost')],
  ['of this machine in IPv6', () => 'http://[::1]:80/'],
  ['of the neighbourhood', () => 'http://169.254.169.254/latest/meta-data'],
  ['of no web', () => 'file:///etc/passwd'],
])('refuses an address %s', async (_, url) => {
  await expect(read(guarded, url())).rejects.toMatchObject({ fault: 'private-address' })
  expect(server.calls).toEqual([])
})

test.each([
  '127.1',
  '0x7f000001',
  '0x7f.1',
  '0177.0.0.1',
  '0.0.0.0',
  '0',
  '[::]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[::127.0.0.1]',
  '[64:ff9b::127.0.0.1]',
  '[2002:7f00:1::]',
  '[fe80::1]',
  '[fc00::1]',
  '10.0.0.1',
  '172.16.0.1',
  '192.168.1.1',
  '100.64.0.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '127。0。0。1',
  '①②⑦.0.0.1',
])('refuses the host %s', async (host) => {
  const { port } = new URL(server.url)
  const asked = read(guarded, `http://${host}:${port}/`)
  await expect(asked).rejects.toMatchObject({ fault: 'private-address' })
  expect(server.calls).toEqual([])
})

test.each(['http://10.0.0.1/feed', 'http://[::ffff:127.0.0.2]/', 'ftp://example.org/feed'])(
  'refuses a redirect to %s',
  async (location) => {
    server.on('/feed', redirect(location))
    await expect(read(server.web, `${server.url}/feed`)).rejects.toMatchObject({
      fault: 'private-address',
    })
  },
)

test('gives up on redirects without end', async () => {
  server.on('/loop', redirect('/loop'))
  await expect(read(server.web, `${server.url}/loop`)).rejects.toMatchObject({
    fault: 'unreadable',
  })
  expect(server.calls).toHaveLength(5)
})

test('keeps the key of one host from another', async () => {
  const keys: (string | undefined)[] = []
  server.on('/', (request, response) => {
    keys.push(request.headers.authorization)
    status(302, { location: server.url.replace('127.0.0.1', 'localhost') })(request, response)
  })
  const both = createWebClient({ userAgent: 'Medley', isAllowed: () => true })
  const location = server.url
  await expect(read(both, location, { authorization: 'Bearer key' })).rejects.toThrow()
  await both.close()
  expect(keys.slice(0, 2)).toEqual(['Bearer key', undefined])
})

test('stops reading a body without end', async () => {
  server.on('/', flood('', 'x'.repeat(10_000)))
  await expect(read(server.web, server.url)).rejects.toMatchObject({ fault: 'too-large' })
})

test('counts the bytes of a body after it was unpacked', async () => {
  const packed = gzipSync(Buffer.alloc(5_000_000))
  server.on('/', (_, response) => {
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(packed)
  })
  await expect(read(server.web, server.url)).rejects.toMatchObject({ fault: 'too-large' })
})

test('a port where nobody listens is unreachable', async () => {
  const closed = createServer().listen(0, '127.0.0.1')
  await once(closed, 'listening')
  const { port } = closed.address() as AddressInfo
  closed.close()
  await once(closed, 'close')
  await expect(read(server.web, `http://127.0.0.1:${port}/`)).rejects.toMatchObject({
    fault: 'unreachable',
  })
})
