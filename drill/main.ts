// npm run drill: members write while processes of a product of its own are killed, for ten minutes; then each answered
// write is looked for. Exit code 1 if one is lost, doubled or half, or a kept count is wrong.
//   -- --minutes 2      for two minutes
//   -- --seed 7         repeats the choices of an earlier run
//   -- --from v1.2      begins on the build of that revision and upgrades to this one instead of killing processes
//   -- --in /mnt/small  keeps the data there; where less than a gigabyte is free, the disk is filled as well
//   -- --cluster        kills the primary and a web process of a cluster instead, cuts off a replica, and restarts the
//                       web processes in turn; needs programs of Debian, which it names
//   -- --keep           leaves the data folder, the journal and the log behind
import { rmSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { copyData, preparedData, prepareData } from '../e2e/fixtures/prepared-data.ts'
import { makeDataFolder } from '../e2e/fixtures/product.ts'
import { buildRevision } from './build-revision.ts'
import { requirePrograms } from './cluster/requirements.ts'
import { runClusterDrill } from './cluster/run-cluster-drill.ts'
import { runDrill } from './run-drill.ts'
import { withLock } from '../tools/running/lock.mjs'
import { buildChanged, fail, PlainFailure, root, say } from '../tools/workspace.mjs'

const { values: options } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    from: { type: 'string' },
    in: { type: 'string' },
    cluster: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
  },
})

try {
  const minutes = numberOf('minutes', 0.2)
  const seed = numberOf('seed', 0)
  if (options.cluster) requirePrograms()
  await withLock('prepare', async () => {
    await buildChanged()
    if (!options.cluster) await prepareData()
  })
  const { from } = options
  const isUpgrade = from !== undefined
  const build = isUpgrade ? await buildRevision(from) : root
  const folder = makeDataFolder()
  const dataFolder = path.join(options.in ?? folder, path.basename(folder))
  // An older build makes its own tables.
  if (!isUpgrade && !options.cluster) copyData(preparedData(), dataFolder)
  say(
    options.cluster
      ? `Seed ${seed}, in ${folder}`
      : `Seed ${seed}, ${minutes} minutes, in ${folder}`,
  )
  let hasPassed = false
  try {
    hasPassed = options.cluster
      ? await runClusterDrill({ folder, seed })
      : await runDrill({ build, isUpgrade, folder, dataFolder, minutes, seed })
  } finally {
    if (hasPassed && !options.keep) {
      for (const one of [dataFolder, folder]) rmSync(one, { recursive: true, force: true })
    } else {
      say(`Data is left in ${dataFolder}, journal and log in ${folder}`)
    }
  }
  process.exitCode = hasPassed ? 0 : 1
} catch (error) {
  fail(error)
}

/** @throws PlainFailure if the option is no number from `min`. */
function numberOf(name: 'minutes' | 'seed', min: number): number {
  const number = Number(options[name])
  if (number >= min && Number.isFinite(number)) return number
  throw new PlainFailure(`--${name} must be a number from ${min}, not ${options[name]}.`)
}
