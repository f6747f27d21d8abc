import path from 'node:path'
import { setScene, writeWhile } from '../course.ts'
import { type Course, examineDatabase, printFigures } from '../figures.ts'
import { openJournal } from '../journal.ts'
import { createWriter } from '../writer.ts'
import { createCluster } from './cluster.ts'
import { disturbAll, type Effect } from './faults.ts'
import { findMachines } from './machines.ts'
import { readAll } from './reader.ts'
import { databaseUser } from './requirements.ts'
import { startTimeline } from './timeline.ts'

/** In ms. */
const goals = { writesAgain: 30_000, withoutRead: 2_000 }

export interface ClusterDrill {
  folder: string
  seed: number
}

/** Runs the drill of a cluster, and prints its timeline and figures; whether every goal was reached. */
export async function runClusterDrill({ folder, seed }: ClusterDrill): Promise<boolean> {
  const timeline = startTimeline()
  const journal = openJournal(path.join(folder, 'journal.jsonl'))
  const cluster = await createCluster(await findMachines(folder, databaseUser()))
  const onEnd = () => cluster.abandon()
  process.once('exit', onEnd)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => {
      process.stdout.write(`\nStopped. Data is left in ${folder}\n`)
      process.exit(130)
    })
  try {
    await cluster.start()
    timeline.note('three databases, two web processes and two workers are ready')
    const writer = createWriter(cluster.url, journal)
    const scene = await setScene(cluster.url, writer)
    const course = await writeWhile(scene, seed, async (signal) => {
      const readers = readAll(cluster.url, scene, signal)
      return describe(await disturbAll({ cluster, writer, readers, timeline }, signal))
    })
    const found = await examineDatabase(cluster.databaseUrl, journal)
    timeline.note('the database is compared with the journal')
    await cluster.stop()
    printFigures(journal, writer, course, found)
    return course.isGood && Object.values(found).every((some) => some.length === 0)
  } finally {
    cluster.abandon()
    process.off('exit', onEnd)
    journal.close()
  }
}

function describe(effects: readonly Effect[]): Course {
  const lines = effects.map((one) => {
    const { writesAgain, longestWithoutRead, failedWrites, failedReads } = one
    return [`  ${one.name}`, writesAgain, longestWithoutRead, failedWrites, failedReads] as const
  })
  const head = ['Times (ms)', 'writes', 'no read', 'failed w', 'failed r'] as const
  return { lines: [head, ...lines], isGood: effects.every((one) => isGood(one)) }
}

function isGood({
  name,
  writesAgain,
  longestWithoutRead,
  failedWrites,
  failedReads,
}: Effect): boolean {
  const isRestart = name.startsWith('web processes restarted')
  return (
    writesAgain <= goals.writesAgain &&
    longestWithoutRead <= goals.withoutRead &&
    (!isRestart || failedWrites + failedReads === 0)
  )
}
