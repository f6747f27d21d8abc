import path from 'node:path'
import { childrenOf, databaseOf, killServer, send } from '../processes.ts'
import { supervise } from '../supervise.ts'
import type { Machines } from './machines.ts'

/** State of a node as its Patroni reports it. */
export interface NodeState {
  role: string
  state: string
  isSynchronous: boolean
}

/** A PostgreSQL with its Patroni. */
export interface DatabaseNode {
  name: string
  start(): void
  /** Reads the state from its Patroni; undefined if it does not answer. */
  read(): Promise<NodeState | undefined>
  /** Kills Patroni and PostgreSQL without warning, and does not start them again. */
  kill(): void
  /** Has all of its processes stop or go on, as if its machine were cut off. */
  freeze(): void
  thaw(): void
  stop(): Promise<void>
  abandon(): void
}

/** The machines of the nodes in `deploy/cluster`. */
export const nodeNumbers = [1, 2, 3] as const

export function createNode(
  machines: Machines,
  number: number,
  passwords: { [name: string]: string },
): DatabaseNode {
  const name = `db${number}`
  const address = machines.addressOf(10 + number)
  const dataFolder = path.join(machines.makeFolder(name), 'data')
  const config = machines.configure('patroni.yml', `${name}.yml`, {
    'name: db1': `name: ${name}`,
    'listen: 10.0.0.11': `listen: ${address}`,
    'connect_address: 10.0.0.11': `connect_address: ${address}`,
    // One etcd is enough where its machine is not what fails.
    '[10.0.0.11:2379, 10.0.0.12:2379, 10.0.0.13:2379]': '[10.0.0.11:2379]',
    '/var/lib/postgresql/15/medley': dataFolder,
    '/var/run/postgresql': path.dirname(dataFolder),
  })
  const patroni = supervise({
    name,
    command: 'patroni',
    args: [config],
    folder: path.dirname(dataFolder),
    settings: { ...passwords, HOME: path.dirname(dataFolder) },
    logPath: path.join(machines.folder, `${name}.log`),
    user: machines.user,
  })
  const sendToAll = (signal: NodeJS.Signals) => {
    const server = databaseOf(dataFolder)
    const all = server === undefined ? [] : [server, ...childrenOf(server)]
    for (const pid of [patroni.pid(), ...all]) send(pid, signal)
  }
  return {
    name,
    start: () => patroni.start(),
    read: () => readState(address),
    kill() {
      patroni.abandon()
      killServer(dataFolder)
    },
    freeze: () => sendToAll('SIGSTOP'),
    thaw: () => sendToAll('SIGCONT'),
    stop: () => patroni.stop(),
    abandon() {
      patroni.abandon()
      killServer(dataFolder)
    },
  }
}

async function readState(address: string): Promise<NodeState | undefined> {
  try {
    const signal = AbortSignal.timeout(1_000)
    const answer = await fetch(`http://${address}:8008/patroni`, { signal })
    const state: { role?: string; state?: string; sync_standby?: boolean } = JSON.parse(
      await answer.text(),
    )
    return {
      role: state.role ?? '',
      state: state.state ?? '',
      isSynchronous: state.sync_standby === true,
    }
  } catch {
    return undefined
  }
}
