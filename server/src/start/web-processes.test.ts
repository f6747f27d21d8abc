import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest'
import { isAlive } from '@medley/embedded-postgres/process'

const main = fileURLToPath(new URL('../main.ts', import.meta.url))

let dataDir: string
let product: ChildProcess | undefined

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'medley-processes-'))
})

afterEach(() => product?.kill('SIGKILL'))

afterAll(async () => {
  await rm(dataDir, { recursive: true })
})

/** Starts two web processes on an embedded database, and collects what they print. */
function start(settings: Record<string, string>) {
  const child = spawn(process.execPath, [main], {
    env: {
      DATA_DIR: dataDir,
      HOST: '127.0.0.1',
      OFFLINE: '1',
      LOG_LEVEL: 'info',
      WORKERS: '2',
      ...settings,
    },
  })
  product = child
  let output = ''
  let errors = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text))
  return {
    child,
    ended: once(child, 'close'),
    errors: () => errors,
    address: () => /ready: (http:\S+)/.exec(output)?.[1],
    times: (text: string) => output.split(text).length - 1,
    processes: () => [...output.matchAll(/"process":(\d+)/g)].map(([, id]) => Number(id)),
  }
}

test('several processes serve one port, one that dies is replaced, and none is left', async () => {
  const running = start({ PORT: '0' })
  const serving = async (number: number) => {
    await expect.poll(() => running.processes().length).toBe(number)
  }
  await serving(2)
  await expect.poll(running.address).toBeDefined()
  expect(running.times('is ready')).toBe(1)
  const [first = 0] = running.processes()
  process.kill(first, 'SIGKILL')
  await serving(3)
  const url = `${running.address()}/readyz`.replace('localhost', '127.0.0.1')
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => fetch(url, { headers: { connection: 'close' } })),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200))
  running.child.kill('SIGTERM')
  expect(await running.ended).toEqual([0, null])
  expect(running.processes().filter(isAlive)).toEqual([])
})

/** A port that another server uses. */
async function usedPort(): Promise<string> {
  const other = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void other.close())
  await once(other, 'listening')
  const address = other.address()
  return String(address instanceof Object ? address.port : 0)
}

test.each(['PORT', 'METRICS_PORT'])(
  'a %s in use stops the start with one sentence, before anything is made',
  async (setting) => {
    const fresh = join(dataDir, `fresh-${setting}`)
    const port = await usedPort()
    const running = start({
      PORT: '0',
      METRICS_HOST: '127.0.0.1',
      DATA_DIR: fresh,
      [setting]: port,
    })
    expect(await running.ended).toEqual([1, null])
    expect(running.errors()).toBe(
      `Port ${port} is in use. Stop what runs there, or set ${setting} to another one.\n`,
    )
    expect(running.times('is ready')).toBe(0)
    expect(existsSync(fresh)).toBe(false)
  },
)
