import { readFileSync } from 'node:fs'

/** The processor time that a process has taken so far, in milliseconds; null where the system does not tell. */
export function processorTime(pid: number): number | null {
  try {
    const [nanoseconds] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')
    return Number(nanoseconds) / 1e6
  } catch {
    return null
  }
}
