import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const startSeconds = 120

export interface Product {
  /** The base URL, without a trailing slash. */
  url: string
  stop(): Promise<void>
}

/** Starts the real server in a separate process on a data folder, as an operator would, and waits for it. */
export async function startProduct(dataFolder: string): Promise<Product> {
  const child = spawn(process.execPath, ['server/src/main.ts'], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      NODE_ENV: 'production',
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataFolder,
      OFFLINE: '1',
      RATE_LIMIT: 'off',
      CHECK_ANSWERS: 'off',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  const patience = setTimeout(() => child.kill('SIGKILL'), startSeconds * 1000)
  try {
    return { url: await readAddress(child.stdout, ended), stop }
  } finally {
    clearTimeout(patience)
  }
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
