import { readdirSync, readFileSync } from 'node:fs'
import { cpus } from 'node:os'

const ticksPerSecond = 100

/** The processor time of a process with all its threads, in milliseconds; 0 where the system does not tell. */
export function processTime(pid: number): number {
  const fields = statOf(pid)
  // User and system time, counted from the third field, which follows the name.
  return ((Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * 1000) / ticksPerSecond
}

/** The processor time of all processes that a process has started and that still run, in milliseconds. */
export function childrenTime(parent: number): number {
  const pids = numbersIn('/proc').filter((pid) => Number(statOf(pid)[1]) === parent)
  return pids.reduce((sum, pid) => sum + preciseTime(pid), 0)
}

/** For processes of one thread, such as those of PostgreSQL: precise where the ticks of `processTime` are coarse. */
function preciseTime(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6
  } catch {
    return 0
  }
}

/** The time that all processors were busy, in milliseconds. */
export function busyTime(): number {
  return cpus().reduce(
    (sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq,
    0,
  )
}

function statOf(pid: number): string[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return text.slice(text.lastIndexOf(')') + 2).split(' ')
  } catch {
    return []
  }
}

function numbersIn(folder: string): number[] {
  try {
    return readdirSync(folder).map(Number).filter(Number.isInteger)
  } catch {
    return []
  }
}
