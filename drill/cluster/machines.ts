import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { PlainFailure, root } from '../../tools/workspace.mjs'

/** The network of the machines in `deploy/cluster`. */
const example = '10.0.0.'
const configs = path.join(root, 'deploy/cluster')

/** The machines of a cluster, as addresses of this machine that nothing else uses. */
export interface Machines {
  folder: string
  user: { uid: number; gid: number } | undefined
  /** The address that stands for one of `deploy/cluster`, by its last number. */
  addressOf(machine: number): string
  /** A folder of the user of the databases. */
  makeFolder(name: string): string
  /**
   * Copies a file of `deploy/cluster` with other addresses and so changed; returns its path. Throws if the file
   * does not have what is to be changed.
   */
  configure(file: string, name: string, changes?: { [text: string]: string }): string
  /** The settings in a file of `deploy/cluster`. */
  settingsOf(file: string): { [name: string]: string }
}

export async function findMachines(
  folder: string,
  user: { uid: number; gid: number } | undefined,
): Promise<Machines> {
  const network = await findNetwork()
  const own = (name: string) => {
    if (user) chownSync(name, user.uid, user.gid)
    return name
  }
  const move = (text: string) =>
    text.replaceAll(`${example}0/24`, '127.0.0.0/8').replaceAll(example, network)
  return {
    folder,
    user,
    addressOf: (machine) => `${network}${machine}`,
    makeFolder(name) {
      const made = path.join(folder, name)
      mkdirSync(made, { mode: 0o700 })
      return own(made)
    },
    configure(file, name, changes = {}) {
      let text = readFileSync(path.join(configs, file), 'utf8')
      for (const [before, after] of Object.entries(changes)) {
        if (!text.includes(before)) throw new Error(`${file} does not say ${before}`)
        text = text.replaceAll(before, after)
      }
      const copy = path.join(folder, name)
      writeFileSync(copy, move(text))
      return own(copy)
    },
    settingsOf(file) {
      const lines = move(readFileSync(path.join(configs, file), 'utf8')).split('\n')
      const pairs = lines.filter((line) => /^\w+=/.test(line)).map((line) => line.split(/=(.*)/s))
      return Object.fromEntries(pairs.map(([name = '', value = '']) => [name, value]))
    },
  }
}

/**
 * The beginning of loopback addresses that nothing listens on. The kernel never chooses them as the near end of a
 * connection, so their ports stay free while a process is down.
 */
async function findNetwork(): Promise<string> {
  for (let tries = 0; tries < 20; tries += 1) {
    const network = `127.${randomInt(16, 255)}.${randomInt(1, 255)}.`
    if ((await isFree(`${network}11`)) && (await isFree(`${network}21`))) return network
  }
  throw new PlainFailure(
    'The drill of a cluster listens on port 5432 of loopback addresses; something on this machine has that port of every address.',
  )
}

async function isFree(address: string): Promise<boolean> {
  const server = createServer()
  try {
    server.listen(5432, address)
    await once(server, 'listening')
    server.close()
    await once(server, 'close')
    return true
  } catch {
    return false
  }
}
