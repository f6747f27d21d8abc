import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { declareShelfWhole } from '../../e2e/fixtures/prepared-data.ts'
import { withClient } from '../../server/src/testing/database/with-client.ts'
import { root } from '../../tools/workspace.mjs'
import { productProgram } from '../product.ts'
import { findFreePort, untilReady } from '../ready.ts'
import { supervise, type Supervised } from '../supervise.ts'
import { createNode, type DatabaseNode, nodeNumbers } from './database-node.ts'
import type { Machines } from './machines.ts'

const startMax = 120_000

/** A process of the product at its own address. */
export interface ProductProcess extends Supervised {
  name: string
  url: string
}

/** The product on several processes and a database that fails over, all started from `deploy`. */
export interface Cluster {
  /** Of the proxy in front. */
  url: string
  /** The way to the primary, as the owner of the database. */
  databaseUrl: string
  nodes: readonly DatabaseNode[]
  webs: readonly ProductProcess[]
  start(): Promise<void>
  stop(): Promise<void>
  abandon(): void
}

export async function createCluster(machines: Machines): Promise<Cluster> {
  const secret = () => randomBytes(24).toString('hex')
  const passwords = {
    PATRONI_SUPERUSER_PASSWORD: secret(),
    PATRONI_REPLICATION_PASSWORD: secret(),
    PATRONI_REWIND_PASSWORD: secret(),
  }
  const nodes = nodeNumbers.map((number) => createNode(machines, number, passwords))
  const [etcd, haproxy] = [superviseEtcd(machines), superviseHaproxy(machines)]
  const url = `http://127.0.0.1:${await findFreePort()}`
  const password = secret()
  const settings = productSettings(machines, { password, url, tokenSecret: secret() })
  const webs = [31, 32].map((machine) => superviseProduct(machines, 'web', machine, settings))
  const workers = [41, 42].map((machine) => superviseProduct(machines, 'worker', machine, settings))
  const caddy = superviseCaddy(machines, url, webs)
  const databaseUrl = settings['DATABASE_URL'] ?? ''
  const superuserUrl = databaseUrl.replace(
    /\/\/.*@/,
    `//postgres:${passwords.PATRONI_SUPERUSER_PASSWORD}@`,
  )
  const all = [etcd, haproxy, caddy, ...webs, ...workers]
  return {
    url,
    databaseUrl,
    nodes,
    webs,
    async start() {
      etcd.start()
      for (const node of nodes) node.start()
      haproxy.start()
      await untilReplicated(nodes)
      await createDatabase(superuserUrl.replace(/\/\w+$/, '/postgres'), password)
      for (const program of webs) await startReady(program)
      await declareShelfWhole(databaseUrl)
      for (const program of workers) await startReady(program)
      caddy.start()
      await untilReady(url)
    },
    async stop() {
      for (const program of [...workers, caddy, ...webs]) await program.stop()
      for (const node of nodes) node.abandon()
      haproxy.abandon()
      etcd.abandon()
    },
    abandon() {
      for (const program of [...all, ...nodes]) program.abandon()
    },
  }
}

async function startReady(program: ProductProcess): Promise<void> {
  program.start()
  await untilReady(program.url)
}

/** Waits until there is a primary, a replica that has each commit, and another replica. */
export async function untilReplicated(nodes: readonly DatabaseNode[]): Promise<void> {
  const deadline = Date.now() + startMax
  while (Date.now() < deadline) {
    const states = await Promise.all(nodes.map((node) => node.read()))
    const areRunning = states.every((one) => one?.state === 'running' || one?.state === 'streaming')
    if (areRunning && states.some((one) => one?.isSynchronous)) return
    await sleep(200)
  }
  throw new Error('The databases were not ready')
}

/** The role and the database of the product, as docs/operations.md has them made. */
async function createDatabase(superuserUrl: string, password: string): Promise<void> {
  await withClient(superuserUrl, async (client) => {
    await client.query(`create role medley login password '${password}'`)
    await client.query('create database medley owner medley')
  })
}

function superviseEtcd(machines: Machines): Supervised {
  const folder = machines.makeFolder('etcd')
  const config = machines.configure('etcd.yml', 'etcd.yml', {
    ',db2=http://10.0.0.12:2380,db3=http://10.0.0.13:2380': '',
    '/var/lib/etcd/medley': folder,
  })
  const { user } = machines
  const logPath = path.join(machines.folder, 'etcd.log')
  const args = ['--config-file', config]
  return supervise({ name: 'etcd', command: 'etcd', args, folder, settings: {}, logPath, user })
}

function superviseHaproxy(machines: Machines): Supervised {
  const { folder, user } = machines
  const config = machines.configure('haproxy.cfg', 'haproxy.cfg')
  const logPath = path.join(folder, 'haproxy.log')
  const [command, args] = ['/usr/sbin/haproxy', ['-db', '-f', config]]
  return supervise({ name: 'haproxy', command, args, folder, settings: {}, logPath, user })
}

/** The site of `deploy/Caddyfile`, on loopback only. */
function superviseCaddy(
  { folder }: Machines,
  url: string,
  webs: readonly ProductProcess[],
): Supervised {
  const config = path.join(folder, 'Caddyfile')
  const site = path.join(root, 'deploy/Caddyfile')
  writeFileSync(config, `{\n\tadmin off\n\tdefault_bind 127.0.0.1\n}\nimport ${site}\n`)
  const upstreams = webs.map((web) => web.url.replace('http://', '')).join(' ')
  return supervise({
    name: 'caddy',
    command: 'caddy',
    args: ['run', '--config', config, '--adapter', 'caddyfile'],
    folder,
    settings: { DOMAIN: url, UPSTREAMS: upstreams, HOME: folder, XDG_DATA_HOME: folder },
    logPath: path.join(folder, 'caddy.log'),
  })
}

function productSettings(
  machines: Machines,
  { password, url, tokenSecret }: { password: string; url: string; tokenSecret: string },
): { [name: string]: string } {
  const settings = machines.settingsOf('settings')
  const filled = Object.entries(settings).map(([name, value]) => [
    name,
    value.replaceAll('PASSWORD', password),
  ])
  return {
    ...Object.fromEntries(filled),
    TOKEN_SECRET: tokenSecret,
    PUBLIC_URL: url,
    DATA_DIR: path.join(machines.folder, 'data'),
    // All machines share the processors of this one, which says nothing about the product.
    SHED_LOAD: 'off',
  }
}

function superviseProduct(
  machines: Machines,
  role: 'web' | 'worker',
  machine: number,
  settings: { [name: string]: string },
): ProductProcess {
  const port = 3000
  const address = machines.addressOf(machine)
  const name = `${role}${machine % 10}`
  const logPath = path.join(machines.folder, `${name}.log`)
  const own = { ...settings, HOST: address }
  const program = productProgram({ role, port, folder: root, logPath, settings: own })
  return { ...supervise({ ...program, name }), name, url: `http://${address}:${port}` }
}
