import type { Options } from '../options.ts'
import { describeMachine } from '../machine.ts'
import { publishLimits, readLimits } from '../publish-result.ts'
import { buildCurrent } from './build-current.ts'
import { figuresOf, type RowFigures } from './figures.ts'
import { type LimitsResult, missedGoals } from './limits-result.ts'
import { describeRow, printResult } from './limits-tables.ts'
import { measureMemory } from './measure-memory.ts'
import { openRow, type Round } from './measure-row.ts'
import { measureStart } from './measure-start.ts'
import { type FilledDatabase, openFilled } from './open-filled.ts'
import type { Row } from './rows/row.ts'
import { rowOf } from './rows/rows.ts'
import { openTarget, type Target } from './target.ts'

const rounds = 3

/** Measures all rows, prints and publishes the result, and sets the exit code where a goal is missed. */
export async function runLimits(options: Options): Promise<void> {
  const filled = await openFilled(options)
  try {
    const result = await measureAll(options, filled)
    const base = readLimits(options.size.reviews / 10)
    printResult(result, base)
    const missed = missedGoals(result, base)
    for (const goal of missed) process.stdout.write(`Missed: ${goal}\n`)
    if (missed.length > 0) process.exitCode = 1
    if (options.publish) process.stdout.write(`Written: ${publishLimits(result)}\n`)
  } finally {
    await filled.close()
  }
}

async function measureAll(
  options: Options,
  { database, stop: stopDatabase }: FilledDatabase,
): Promise<LimitsResult> {
  const { size, day, seconds, load } = options
  const build = await buildCurrent()
  const machine = await describeMachine(database.connectionString)
  const target = await openTarget(build, database, load)
  try {
    const rows: RowFigures[] = []
    for (const row of options.only.map(rowOf)) {
      const figures = await measureRow(target, row, seconds)
      rows.push(figures)
      process.stdout.write(`${describeRow(figures)}\n`)
    }
    const memory = await measureMemory(target, load.memorySeconds)
    await target.stop()
    await stopDatabase()
    const start = await measureStart(build, database.dataFolder)
    return { day, seconds, size, machine, rows, memory, start }
  } finally {
    await target.stop()
  }
}

async function measureRow(target: Target, row: Row, seconds: number): Promise<RowFigures> {
  const { prepared, measureRound, close } = await openRow(target, row)
  const measured: Round[] = []
  for (let round = 0; round < rounds; round += 1) measured.push(await measureRound(seconds))
  await close()
  return figuresOf(prepared, measured)
}
