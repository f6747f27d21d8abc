import { setTimeout as sleep } from 'node:timers/promises'
import type { BenchDatabase } from '../database.ts'
import { chooseSubjects } from '../limits/rows/subject.ts'
import { describeMachine } from '../machine.ts'
import { logInMembers } from '../members.ts'
import type { Options } from '../options.ts'
import { startProduct } from '../product.ts'
import { Table } from '../table.ts'
import { Crowd, type CrowdFigures } from './crowd.ts'
import { visitKinds, visitsOf } from './visits.ts'

/** Enough to keep the machine busy, and few enough that nobody waits long. */
const connections = 16
/** Of the rate that the machine carries. */
const multiples = [1, 2, 4] as const
const restSeconds = 5

/** The rate that one process carries, and what it serves at multiples of that rate: requests a second, and ms. */
export async function runOverload(
  database: BenchDatabase,
  { seconds, load }: Options,
): Promise<void> {
  process.stdout.write(`${await describeMachine(database.connectionString)}\n`)
  const product = await startProduct(database.dataFolder, { settings: { SHED_LOAD: 'on' } })
  try {
    const members = await logInMembers(database, product.url, load.members)
    const subjects = await chooseSubjects(database.connectionString, members, load.variants)
    const crowd = new Crowd(product.url, visitsOf(subjects))
    const kinds = visitKinds.map((kind) => `${kind}, p99`)
    const table = new Table(['Requests', 'Sent', 'Served', 'p50', 'p99', 'Failed', ...kinds])
    await crowd.requestInTurn(connections, seconds / 4)
    const carried = await crowd.requestInTurn(connections, seconds)
    table.add([`${connections} connections, in turn`, ...cellsOf(carried)])
    for (const multiple of multiples) {
      await sleep(restSeconds * 1000)
      const asked = await crowd.requestSteadily(carried.served * multiple, seconds)
      table.add([`${multiple} × that rate`, ...cellsOf(asked)])
    }
    crowd.leave()
  } finally {
    await product.stop()
  }
}

function cellsOf({ sent, served, p50, p99, kinds }: CrowdFigures): string[] {
  const failed = visitKinds.reduce((sum, kind) => sum + kinds[kind].failed, 0)
  return [
    ...[sent, served, p50, p99, failed].map((value) => value.toFixed(0)),
    ...visitKinds.map((kind) => {
      const one = kinds[kind]
      if (one.sent === 0) return ''
      return `${Math.round((one.served / one.sent) * 100)} %, ${one.p99.toFixed(0)}`
    }),
  ]
}
