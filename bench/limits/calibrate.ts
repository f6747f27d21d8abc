import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { connectionsMany } from './connections.ts'
import type { Target } from './target.ts'

/** One short statement a second at 50 connections, by our driver and by pgbench. */
export interface Calibration {
  driver: number
  /** Null where pgbench is not installed. */
  pgbench: number | null
}

const text = 'select id, username from users where id = $1'

/** Compares the driver of statements with the program that comes with PostgreSQL. */
export async function calibrate(
  { database: { connectionString }, subjects, statements }: Target,
  seconds: number,
): Promise<Calibration> {
  const ids = subjects.map(({ member }) => member.id)
  statements.plan({
    connectionString,
    openings: ids.map((id) => [{ text, name: 'calibration', values: [id] }]),
  })
  const connections = connectionsMany
  await statements.run({ connections, seconds: seconds / 2 })
  const report = await statements.run({ connections, seconds })
  if (report.fault !== null) throw new Error(report.fault)
  // Frees the driver's connections, which the server has no room for beside those of pgbench.
  statements.plan({ connectionString, openings: [] })
  await sleep(500)
  const rate = report.openings / report.seconds
  return { driver: rate, pgbench: await runPgbench(connectionString, ids, seconds) }
}

async function runPgbench(
  connectionString: string,
  ids: readonly number[],
  seconds: number,
): Promise<number | null> {
  const folder = mkdtempSync(path.join(tmpdir(), 'medley-pgbench-'))
  try {
    const script = path.join(folder, 'script.sql')
    const range = `${Math.min(...ids)}, ${Math.max(...ids)}`
    writeFileSync(script, `\\set id random(${range})\n${text.replace('$1', ':id')};\n`)
    const load = ['-M', 'prepared', '-c', `${connectionsMany}`, '-T', `${Math.ceil(seconds)}`]
    const args = ['-n', ...load, '-f', script, connectionString]
    const { stdout } = await promisify(execFile)('pgbench', args)
    return Number(/tps = ([\d.]+)/.exec(stdout)?.[1] ?? Number.NaN)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  } finally {
    rmSync(folder, { recursive: true })
  }
}
