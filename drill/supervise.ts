import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { send, sendToGroup } from './processes.ts'

const stopMax = 60_000
/** A service manager waits as well before it starts a process again. */
const restartPause = 200

export interface Program {
  name: string
  command: string
  args: readonly string[]
  folder: string
  /** Beside the few variables that every program needs. */
  settings: { [name: string]: string }
  logPath: string
  /** Whom it runs as; by default this process's user. */
  user?: { uid: number; gid: number } | undefined
}

/** A program that is started again when it ends, until it is stopped. */
export interface Supervised {
  start(): void
  pid(): number | undefined
  /** Kills without warning; whether there was something to kill. */
  kill(): boolean
  killGroup(): boolean
  /** Throws if it does not end in order. */
  stop(): Promise<void>
  /** Ends it without order, and for good. */
  abandon(): void
}

export function supervise(program: Program): Supervised {
  let child: ChildProcess | undefined
  let isWanted = false
  const start = () => {
    isWanted = true
    const started = launch(program)
    child = started
    started.once('exit', () => {
      if (isWanted) setTimeout(() => isWanted && start(), restartPause)
    })
  }
  return {
    start,
    pid: () => runningPid(child),
    kill: () => send(runningPid(child)),
    killGroup: () => sendToGroup(runningPid(child)),
    async stop() {
      isWanted = false
      if (!child || runningPid(child) === undefined) return
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      const killTimer = setTimeout(() => child?.kill('SIGKILL'), stopMax)
      const [code, signal] = await ended
      clearTimeout(killTimer)
      if (code !== 0) throw new Error(`The ${program.name} process ended with ${code ?? signal}`)
    },
    abandon() {
      isWanted = false
      sendToGroup(runningPid(child))
    },
  }
}

/** Starts a process that leads a group of its own. */
function launch({ command, args, folder, settings, logPath, user }: Program): ChildProcess {
  const log = openSync(logPath, 'a')
  const { PATH, HOME, LANG, TMPDIR } = process.env
  try {
    const child = spawn(command, args, {
      cwd: folder,
      detached: true,
      env: { PATH, HOME, LANG, TMPDIR, ...settings },
      stdio: ['ignore', log, log],
      ...user,
    })
    child.once('error', (error) => process.stderr.write(`${error.message}\n`))
    return child
  } finally {
    closeSync(log)
  }
}

function runningPid(child: ChildProcess | undefined): number | undefined {
  return child?.exitCode === null && child.signalCode === null ? child.pid : undefined
}
