import { connect } from 'node:net'
import { endpoints } from '@medley/contract/api'
import { describe, expect, test } from 'vitest'
import { useAppVariant } from '../../testing/app-variant.ts'
import { aUser } from '../../testing/factories/users.ts'
import { useTestApp } from '../../testing/harness.ts'

const app = useTestApp()
const listening = useAppVariant(app, {})

/** The status of the response to a request whose body has been announced but is never sent. */
async function statusBeforeBody(
  method: string,
  path: string,
  { bytes, token }: { bytes: number; token?: string },
): Promise<number> {
  const http = listening()
  if (!http.server.listening) await http.listen({ port: 0, host: '127.0.0.1' })
  const address = http.server.address()
  const port = address instanceof Object ? address.port : 0
  const head = [
    `${method} ${path} HTTP/1.1`,
    'host: a',
    'content-type: application/json',
    `content-length: ${bytes}`,
    ...(token === undefined ? [] : [`authorization: Bearer ${token}`]),
  ]
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(`${head.join('\r\n')}\r\n\r\n`))
    socket.once('error', reject)
    socket.once('data', (answer) => {
      socket.destroy()
      resolve(Number(answer.toString('latin1').split(' ')[1]))
    })
  })
}

const ofMembers = endpoints
  .map(({ endpoint }) => endpoint)
  .filter(({ access, method }) => !['open', 'optional'].includes(access) && method !== 'GET')

describe('a visitor', () => {
  test.each(ofMembers)(
    'is refused before the body is read: $method $path',
    async ({ method, path }) => {
      const named = path.replaceAll(/\{\w+\}/g, '1')
      expect(await statusBeforeBody(method, named, { bytes: 24_000_000 })).toBe(401)
    },
  )

  test.each(['/login', '/create-account', '/feedback', '/reset-password'])(
    'sends 64 kB at most: %s',
    async (path) => {
      expect(await statusBeforeBody('POST', path, { bytes: 64_001 })).toBe(413)
      const payload = `{"a":"${'x'.repeat(63_000)}"}`
      const headers = { 'content-type': 'application/json' }
      const answer = await app.send({ method: 'POST', url: path, headers, payload })
      expect(answer.body.code).toBe('validation_error')
    },
  )

  test.each([
    ['/nothing', 404],
    ['/profile', 405],
  ])('gets the answer for %s before the body is read', async (path, status) => {
    expect(await statusBeforeBody('POST', path, { bytes: 60_000 })).toBe(status)
  })
})

describe('a member', () => {
  test('sends 1 MB at most, and more only with whole exports', async () => {
    const { token } = await aUser(app)
    expect(await statusBeforeBody('POST', '/comment', { bytes: 1_000_001, token })).toBe(413)
    expect(await statusBeforeBody('POST', '/review', { bytes: 25_000_001, token })).toBe(413)
  })

  test('a member who is no admin is refused before the body of an admin call is read', async () => {
    const { token } = await aUser(app)
    expect(await statusBeforeBody('POST', '/v1/emails', { bytes: 900_000, token })).toBe(403)
  })
})
