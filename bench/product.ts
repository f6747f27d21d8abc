import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const startSeconds = 120

export interface Product {
  /** Where it answers, without a slash at the end. */
  url: string
  stop(): Promise<void>
}

/** Starts the real server in a process of its own on a data folder, as an operator would, and waits for it. */
export async function startProduct(dataFolder: string): Promise<Product> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/src/main.ts'], {
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
  let said = ''
  for await (const part of child.stdout.setEncoding('utf8')) {
    said += String(part)
    const port = /ready: http:\/\/localhost:(\d+)/.exec(said)?.[1]
    if (port === undefined) continue
    clearTimeout(patience)
    return { url: `http://127.0.0.1:${port}`, stop }
  }
  clearTimeout(patience)
  throw new Error('The server ended before it was ready.')
}
