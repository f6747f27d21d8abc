import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Worker } from 'node:worker_threads'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readTokenSecret } from './secret.ts'

const run = promisify(execFile)
const module = JSON.stringify(import.meta.resolve('./secret.ts'))

let dataDir: string
let file: string

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'medley-secret-'))
  file = join(dataDir, 'keys', 'token-secret')
})

afterEach(() => rm(dataDir, { recursive: true, force: true }))

test('the secret is made once, for its owner alone', async () => {
  const secret = await readTokenSecret(undefined, dataDir)
  expect(secret).toHaveLength(64)
  expect(await readTokenSecret(undefined, dataDir)).toEqual(secret)
  const folder = await stat(join(dataDir, 'keys'))
  expect([(await stat(file)).mode & 0o777, folder.mode & 0o777]).toEqual([0o600, 0o700])
  expect(await readdir(join(dataDir, 'keys'))).toEqual(['token-secret'])
})

test('a disk that takes no byte leaves no secret', async () => {
  const reading = `await (await import(${module})).readTokenSecret(undefined, process.argv[1])`
  // As on a full disk, the file can be made and nothing written to it.
  const start = run('sh', [
    '-c',
    'ulimit -f 0; exec "$0" --input-type=module --eval "$1" "$2"',
    process.execPath,
    reading,
    dataDir,
  ])
  await expect(start).rejects.toMatchObject({
    stderr: expect.stringContaining(`The key in ${file} cannot be read or made (EFBIG`),
  })
  expect(await readdir(join(dataDir, 'keys'))).toEqual([])
  expect(await readTokenSecret(undefined, dataDir)).toHaveLength(64)
})

describe('a file is refused that', () => {
  test.each([
    ['is empty', ''],
    ['has 31 bytes', 'a'.repeat(31)],
    ['has lost its content in a crash', '\0'.repeat(64)],
    ['holds line breaks', '\n'.repeat(64)],
  ])('%s', async (_, content) => {
    await mkdir(join(dataDir, 'keys'))
    await writeFile(file, content)
    await expect(readTokenSecret(undefined, dataDir)).rejects.toThrow(
      `The key in ${file} is shorter than 32 bytes`,
    )
    expect(await readFile(file, 'utf8')).toBe(content)
  })

  test('cannot be read', async () => {
    await mkdir(file, { recursive: true })
    await expect(readTokenSecret(undefined, dataDir)).rejects.toThrow(
      `The key in ${file} cannot be read or made (EISDIR`,
    )
  })

  test('is not needed with TOKEN_SECRET', async () => {
    await readTokenSecret('a secret of the environment, long enough', dataDir)
    expect(existsSync(join(dataDir, 'keys'))).toBe(false)
  })
})

/** Reads the secrets of the folders 0, 1, 2, …, each at the same moment as the other thread. */
const racer = `
  const { workerData: { turns, dataDir, rounds }, parentPort } = require('node:worker_threads')
  import(${module}).then(async ({ readTokenSecret }) => {
    const secrets = []
    for (let round = 0; round < rounds; round += 1) {
      const meeting = (round + 1) * 2
      Atomics.add(turns, 0, 1)
      while (Atomics.load(turns, 0) < meeting);
      const secret = await readTokenSecret(undefined, dataDir + '/' + round)
      secrets.push(Buffer.from(secret).toString())
      Atomics.add(turns, 1, 1)
      while (Atomics.load(turns, 1) < meeting) await new Promise(setImmediate)
    }
    parentPort.postMessage(secrets)
  })
`

test('two starts at once have the same secret, however close they are', async () => {
  const rounds = 100
  const turns = new Int32Array(new SharedArrayBuffer(8))
  const options = { eval: true, workerData: { turns, dataDir, rounds } }
  const [one, other] = await Promise.all(
    [0, 1].map(async () => {
      const thread = new Worker(racer, options)
      return new Promise<string[]>((resolve, reject) => {
        thread.once('message', resolve)
        thread.once('error', reject)
      })
    }),
  )
  expect(new Set(one).size).toBe(rounds)
  expect(other).toEqual(one)
  expect(one?.filter((secret) => secret.length !== 64)).toEqual([])
})
