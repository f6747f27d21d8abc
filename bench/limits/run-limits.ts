import type { Options } from '../options.ts'
import { describeMachine } from '../machine.ts'
import { publishLimits, readLimits } from '../publish-result.ts'
import { type BareServer, startBare } from './bare/measure-bare.ts'
import { buildCurrent } from './builds/current-build.ts'
import { buildRevision, type OlderBuild } from './builds/older-build.ts'
import { calibrate } from './calibrate.ts'
import type { HttpAnswer } from './driver/http-answer.ts'
import { figuresOf } from './figures.ts'
import { type LimitsResult, type LimitsRow, missedGoals } from './limits-result.ts'
import { printResult } from './limits-tables.ts'
import { measureMemory } from './measure-memory.ts'
import { type MeasuredRow, openRow, type Round } from './measure-row.ts'
import { measureStart } from './measure-start.ts'
import { type Databases, openDatabases } from './open-databases.ts'
import { measurePlans } from './plans/measure-plans.ts'
import type { PreparedRow } from './prepare-row.ts'
import type { Row } from './rows/row.ts'
import { rowOf } from './rows/rows.ts'
import { rowOfBuild } from './rows/without-pages.ts'
import { openTarget, type Target } from './target.ts'

const rounds = 3

/** Measures all rows, prints and publishes the result, and sets the exit code where a goal is missed. */
export async function runLimits(options: Options): Promise<void> {
  const older = options.against === undefined ? undefined : await buildRevision(options.against)
  const databases = await openDatabases(options, older)
  try {
    const result = await measureAll(options, databases, older)
    const base = readLimits(options.size.reviews / 10)
    printResult(result, base)
    const missed = missedGoals(result, base)
    for (const goal of missed) process.stdout.write(`Missed: ${goal}\n`)
    if (missed.length > 0) process.exitCode = 1
    if (options.publish) process.stdout.write(`Written: ${publishLimits(result)}\n`)
  } finally {
    await databases.close()
  }
}

async function measureAll(
  options: Options,
  databases: Databases,
  older: OlderBuild | undefined,
): Promise<LimitsResult> {
  const { size, day, seconds, load } = options
  const build = await buildCurrent()
  const machine = await describeMachine(databases.current.connectionString)
  const bare = await startBare()
  const target = await openTarget(build, databases.current, load)
  const olderTarget = older && databases.older && (await openTarget(older, databases.older, load))
  const stop = async () => {
    bare.stop()
    await target.stop()
    await olderTarget?.stop()
  }
  try {
    const measured: LimitsRow[] = []
    for (const row of options.only.map(rowOf)) {
      measured.push(await measureRow(row, { target, olderTarget, bare, seconds }))
    }
    const calibration = await calibrate(target, seconds)
    const memory = await measureMemory(target, load.memorySeconds)
    await stop()
    await databases.stop()
    const start = await measureStart(build, databases.current.dataFolder)
    const against = older?.revision ?? null
    return { day, seconds, size, machine, rows: measured, calibration, memory, start, against }
  } finally {
    await stop()
  }
}

interface Measured {
  target: Target
  olderTarget: Target | undefined
  bare: BareServer
  seconds: number
}

/** Rounds of the two builds take turns, so that the machine is the same for both. */
async function measureRow(
  row: Row,
  { target, olderTarget, bare, seconds }: Measured,
): Promise<LimitsRow> {
  process.stdout.write(`Measuring: ${row.name}\n`)
  const current = await openRow(target, row)
  const older = olderTarget && (await openOlderRow(olderTarget, row))
  const ours: Round[] = []
  const theirs: Round[] = []
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await current.measureRound(seconds))
    if (older) theirs.push(await older.measureRound(seconds))
  }
  const { prepared } = current
  const plans = await measurePlans(target.database.connectionString, prepared)
  await current.close()
  await older?.close()
  return {
    ...figuresOf(prepared, ours),
    older: older ? figuresOf(older.prepared, theirs) : null,
    bare: row.isWrite ? null : await bare.measure(typicalAnswer(prepared), seconds),
    plans,
  }
}

async function openOlderRow(target: Target, row: Row): Promise<MeasuredRow> {
  const [subject] = target.subjects
  if (!subject) throw new Error('There is nobody to open the row')
  return openRow(target, await rowOfBuild(target.product.url, row, subject))
}

/** The answer of median length. */
function typicalAnswer({ answers }: PreparedRow): HttpAnswer {
  const sorted = answers.toSorted((a, b) => a.body.length - b.body.length)
  const answer = sorted[Math.floor(sorted.length / 2)]
  if (!answer) throw new Error('A row without answers')
  return answer
}
