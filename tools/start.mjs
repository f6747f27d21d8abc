// npm start: installs, builds changed parts, runs the product and exits with it.
import { spawn } from 'node:child_process'
import { install } from './running/install.mjs'
import { withLock } from './running/lock.mjs'
import { stopWhenOrphaned } from './running/orphan.mjs'
import { serverEnvironment, serverOptions } from './running/server-options.mjs'
import { buildChanged, exitCode, fail, requireNode, root } from './workspace.mjs'

const graceSeconds = 20

try {
  requireNode()
  await withLock('prepare', async () => {
    await install()
    await buildChanged()
  })
  process.exit(await serve(process.argv.slice(2)))
} catch (error) {
  fail(error)
}

/**
 * Runs the server until it exits. The IPC channel tells the server when this process is gone, even if killed.
 * @param {string[]} args
 * @returns {Promise<number>} the server's exit code
 */
function serve(args) {
  const child = spawn(process.execPath, [...serverOptions, 'server/dist/main.js', ...args], {
    cwd: root,
    env: { ...serverEnvironment, ...process.env },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  const stop = stopper(child)
  process.on('SIGINT', stop).on('SIGTERM', stop).on('SIGHUP', stop)
  stopWhenOrphaned(() => stop('SIGTERM'))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => resolve(exitCode(code, signal)))
  })
}

/**
 * Forwards a signal once; a terminal and npm may each send it to all processes.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {(signal: NodeJS.Signals) => void}
 */
function stopper(child) {
  let stopping = false
  return (signal) => {
    if (stopping) return
    stopping = true
    if (signal === 'SIGINT' && process.stdout.isTTY) process.stdout.write('\n')
    child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal)
    const late = () => {
      process.stderr.write(`The server did not stop within ${graceSeconds} seconds; killing it.\n`)
      child.kill('SIGKILL')
    }
    setTimeout(late, graceSeconds * 1000).unref()
  }
}
