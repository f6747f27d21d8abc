import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startEmbeddedPostgres } from '../../packages/embedded-postgres/src/embedded-postgres.ts'
import { withClient } from '../../server/src/testing/database/with-client.ts'

const startMax = 60_000

export interface Product {
  address: string
  dataDir: string
  stop(): Promise<void>
}

/** Starts the product from source with an empty data folder and a free port, and waits for the whole shelf. */
export async function startProduct(): Promise<Product> {
  const dataDir = await mkdtemp(join(tmpdir(), 'medley-import-'))
  const port = await findFreePort()
  const server = spawn(process.execPath, ['server/src/main.ts'], {
    cwd: join(import.meta.dirname, '../..'),
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      HOST: '127.0.0.1',
      OFFLINE: '1',
      RATE_LIMIT: 'off',
      SETUP: 'off',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  await untilReady(server)
  await untilShelfComplete(join(dataDir, 'pg'))
  return {
    address: `http://127.0.0.1:${port}`,
    dataDir,
    stop: async () => {
      server.kill('SIGTERM')
      await ended
    },
  }
}

async function untilReady(server: ChildProcess): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The product did not start')), startMax)
    server.stdout?.on('data', (text: Buffer) => {
      if (!text.includes('ready')) return
      clearTimeout(timer)
      resolve()
    })
    server.once('exit', () => reject(new Error('The product exited during startup')))
  })
}

/** The product is ready before the end of its shelf, which loads in the background. */
async function untilShelfComplete(dataDir: string): Promise<void> {
  const database = await startEmbeddedPostgres({ dataDir, log: silent })
  await withClient(database.connectionString(), async (client) => {
    const complete = "select from catalogue_stamps where source = 'shelf'"
    while ((await client.query(complete)).rowCount === 0) await sleep(500)
  })
  await database.stop()
}

const silent = { info: () => undefined, warn: () => undefined }

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = address instanceof Object ? address.port : 0
      probe.close(() => resolve(port))
    })
  })
}
