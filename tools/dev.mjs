// npm run dev: the API with reload on PORT (3000), the web app with hot reload on port 5173, on a separate
// data folder with the demo members.
import { spawn } from 'node:child_process'
import { install } from './running/install.mjs'
import { withLock } from './running/lock.mjs'
import { fail, requireNode, root, say } from './workspace.mjs'

const graceSeconds = 20
const webUrl = 'http://localhost:5173'

try {
  requireNode()
  await withLock('prepare', install)
  process.exit(await serveBoth())
} catch (error) {
  fail(error)
}

/** Runs both until one exits or a signal arrives, then stops the other. @returns {Promise<number>} the exit code */
async function serveBoth() {
  const port = process.env['PORT'] || '3000'
  const env = {
    CHECK_ANSWERS: 'on',
    SEED_PEOPLE: 'on',
    PUBLIC_URL: webUrl,
    ...process.env,
    DATA_DIR: process.env['DATA_DIR'] || './data-dev',
    PORT: port,
  }
  const children = [
    start(['--watch', '--watch-preserve-output', 'server/src/main.ts'], { env }),
    start(['../node_modules/vite/bin/vite.js'], {
      cwd: `${root}/web`,
      env: { ...process.env, API: `http://localhost:${port}` },
    }),
  ]
  say(`Medley for development: ${webUrl} (API on port ${port})`)
  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    for (const child of children) child.process.kill('SIGTERM')
    setTimeout(
      () => children.forEach((child) => child.process.kill('SIGKILL')),
      graceSeconds * 1000,
    ).unref()
  }
  process.on('SIGINT', stop).on('SIGTERM', stop).on('SIGHUP', stop)
  const first = await Promise.race(children.map((child) => child.ended))
  const wanted = stopping
  stop()
  await Promise.all(children.map((child) => child.ended))
  return wanted ? 0 : first || 1
}

/**
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 */
function start(args, options) {
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit', ...options })
  /** @type {Promise<number>} */
  const ended = new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve(code ?? 1))
  })
  return { process: child, ended }
}
