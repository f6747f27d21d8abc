import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import fastify from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { Front } from './front.ts'

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

async function anApp(answer: () => Promise<string>) {
  const app = fastify()
  app.get('/', answer)
  await app.ready()
  closers.push(() => app.close())
  return app
}

function aFront() {
  const front = new Front({ onClientError: (_, socket) => socket.destroy() })
  closers.unshift(() => front.close())
  return front
}

const ask = async (url: string) => (await fetch(url)).text()

test('another app takes over while the one before ends what it has begun', async () => {
  const released = Promise.withResolvers<string>()
  const begun = Promise.withResolvers<void>()
  const first = await anApp(() => {
    begun.resolve()
    return released.promise
  })
  const front = aFront()
  await front.use(first)
  const url = `http://127.0.0.1:${await front.listen({ port: 0, host: '127.0.0.1' })}`
  const early = ask(url)
  await begun.promise
  let isIdle = false
  const idle = front.use(await anApp(async () => 'second')).then(() => (isIdle = true))
  expect(await ask(url)).toBe('second')
  await sleep(0)
  expect(isIdle).toBe(false)
  released.resolve('first')
  expect(await early).toBe('first')
  await idle
})

test('listens at both addresses of localhost', async () => {
  const front = aFront()
  await front.use(await anApp(async () => 'here'))
  const port = await front.listen({ port: 0, host: 'localhost' })
  expect(await ask(`http://localhost:${port}`)).toBe('here')
  expect(await ask(`http://127.0.0.1:${port}`)).toBe('here')
})

test('refuses a port that is taken', async () => {
  const front = aFront()
  await front.use(await anApp(async () => 'here'))
  const port = await front.listen({ port: 0, host: '127.0.0.1' })
  await expect(aFront().listen({ port, host: '127.0.0.1' })).rejects.toThrow('EADDRINUSE')
})

test('answers what is no HTTP by its own hand', async () => {
  const front = new Front({ onClientError: (_, socket) => socket.end('HTTP/1.1 400 no\r\n\r\n') })
  closers.unshift(() => front.close())
  await front.use(await anApp(async () => 'here'))
  const port = await front.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect(port, '127.0.0.1').setEncoding('latin1')
  socket.write('nonsense\r\n\r\n')
  const answer = await new Promise((resolve) => socket.once('data', resolve))
  expect(answer).toContain('400 no')
})
