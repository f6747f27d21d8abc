import { Agent, request } from 'node:http'
import { expect, test } from 'vitest'
import { Draining } from './draining.ts'
import { useAppVariant } from '../testing/app-variant.ts'
import { useTestApp } from '../testing/harness.ts'

const app = useTestApp()
const draining = new Draining()
const http = useAppVariant(app, { draining })
const agent = new Agent({ keepAlive: true, maxSockets: 1 })

interface Answer {
  status: number | undefined
  connection: string | undefined
}

function ask(url: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent }, (response) => {
      const { statusCode: status, headers } = response
      response.resume().once('end', () => resolve({ status, connection: headers.connection }))
    })
    sent.once('error', reject).end()
  })
}

test('a process that is about to stop serves, and asks for no more', async () => {
  const url = await http().listen({ port: 0, host: '127.0.0.1' })
  const works = `${url}/v1/works/film`
  expect(await ask(`${url}/readyz`)).toMatchObject({ status: 200 })
  expect(await ask(works)).toEqual({ status: 200, connection: 'keep-alive' })
  await draining.begin(0)
  expect(await ask(works)).toEqual({ status: 200, connection: 'close' })
  expect(await ask(`${url}/readyz`)).toMatchObject({ status: 503 })
  expect(await ask(`${url}/healthz`)).toMatchObject({ status: 200 })
  agent.destroy()
})
