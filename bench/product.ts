import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import type { LoopReport } from './attack/loop-monitor.ts'

/** The folder of the repository. */
export const root = fileURLToPath(new URL('..', import.meta.url))
const startSeconds = 300

export interface Product {
  /** The base URL, without a trailing slash. */
  url: string
  stop(): Promise<void>
}

/** A product that reports how long its event loop is blocked. */
export interface MonitoredProduct extends Product {
  pid: number
  /** Starts the next report. */
  resetLoop(): void
  /** The report since the last one or the reset. */
  reportLoop(): Promise<LoopReport>
}

/** Where the product is, and the file that starts it: the built server, or the source. */
export interface Build {
  root: string
  entry: 'server/dist/main.js' | 'server/src/main.ts'
}

/** The product as it is in this folder. */
export const source: Build = { root, entry: 'server/src/main.ts' }

/** Starts the real server in a separate process on a data folder, as an operator would, and waits for it. */
export function startProduct(
  dataFolder: string,
  { build, settings }: { build: Build; settings: Readonly<Record<string, string>> },
): Promise<Product> {
  const child = spawn(process.execPath, [build.entry], {
    cwd: build.root,
    env: { ...settingsOf(dataFolder, { rateLimit: false }), ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return waitForProduct(child)
}

/** As `startProduct`, with a monitor in its process. */
export async function startMonitored(
  dataFolder: string,
  limits: { rateLimit: boolean },
): Promise<MonitoredProduct> {
  const monitor = ['--import', new URL('attack/loop-monitor.ts', import.meta.url).href]
  const child = spawn(process.execPath, [...monitor, source.entry], {
    cwd: root,
    env: { ...settingsOf(dataFolder, limits), LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const product = await waitForProduct(child)
  return {
    ...product,
    pid: child.pid ?? 0,
    resetLoop: () => void child.send('reset'),
    async reportLoop() {
      child.send('report')
      const [report] = (await once(child, 'message')) as [LoopReport]
      return report
    },
  }
}

/** The settings of a measured product. */
export function settingsOf(
  dataFolder: string,
  { rateLimit }: { rateLimit: boolean },
): NodeJS.ProcessEnv {
  return {
    PATH: process.env['PATH'],
    HOME: process.env['HOME'],
    NODE_ENV: 'production',
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataFolder,
    OFFLINE: '1',
    RATE_LIMIT: rateLimit ? 'on' : 'off',
    SHED_LOAD: rateLimit ? 'on' : 'off',
    CHECK_ANSWERS: 'off',
  }
}

/** Waits until a started product is ready. Its standard output must be a pipe. */
export async function waitForProduct(child: ChildProcess): Promise<Product> {
  const ended = once(child, 'exit')
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  const patience = setTimeout(() => child.kill('SIGKILL'), startSeconds * 1000)
  try {
    return { url: await readAddress(requireOutput(child), ended), stop }
  } finally {
    clearTimeout(patience)
  }
}

function requireOutput({ stdout }: ChildProcess): Readable {
  if (!stdout) throw new Error('The output of the server is not read')
  return stdout
}

/** Waits for the line with the port; prints later output, such as log warnings. */
function readAddress(output: Readable, ended: Promise<unknown>): Promise<string> {
  return new Promise((resolve, reject) => {
    let address: string | undefined
    output.setEncoding('utf8').on('data', (text: string) => {
      if (address !== undefined) process.stderr.write(text)
      const port = /ready: http:\/\/localhost:(\d+)/.exec(text)?.[1]
      if (port === undefined) return
      address = `http://127.0.0.1:${port}`
      resolve(address)
    })
    void ended.then(() => reject(new Error('The server ended before it was ready.')))
  })
}
