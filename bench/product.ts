import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { serverEnvironment, serverOptions } from '../tools/running/server-options.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const startSeconds = 300

export interface Product {
  /** The base URL, without a trailing slash. */
  url: string
  /** Sends a question to the probe in its process; one at a time. */
  ask<Answer>(question: string): Promise<Answer>
  stop(): Promise<void>
}

/**
 * Starts the built server in a separate process on a data folder, as an operator would, and waits until it is
 * ready. A probe is a module that is loaded before the server.
 */
export async function startProduct(
  dataFolder: string,
  { probe, settings = {} }: { probe?: URL; settings?: Readonly<Record<string, string>> } = {},
): Promise<Product> {
  const preloaded = probe ? ['--import', probe.href] : []
  const child = spawn(process.execPath, [...serverOptions, ...preloaded, 'server/dist/main.js'], {
    cwd: root,
    env: { ...settingsOf(dataFolder), ...serverEnvironment, ...settings },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    serialization: 'advanced',
  })
  const ended = new AbortController()
  const end = once(child, 'exit').then(() => ended.abort())
  const killTimer = setTimeout(() => child.kill('SIGKILL'), startSeconds * 1000)
  try {
    return {
      url: await readAddress(child.stdout as Readable, end),
      async ask<Answer>(question: string) {
        child.send(question)
        const [answer] = await once(child, 'message', { signal: ended.signal })
        return answer as Answer
      },
      async stop() {
        child.kill('SIGTERM')
        await end
      },
    }
  } finally {
    clearTimeout(killTimer)
  }
}

function settingsOf(dataFolder: string): NodeJS.ProcessEnv {
  return {
    PATH: process.env['PATH'],
    HOME: process.env['HOME'],
    NODE_ENV: 'production',
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataFolder,
    OFFLINE: '1',
    RATE_LIMIT: 'off',
    SHED_LOAD: 'off',
    CHECK_ANSWERS: 'off',
    LOG_LEVEL: 'error',
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
