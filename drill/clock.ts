import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const library = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1'
/** Offsets of the product's clock from the real one, in seconds, one after the other. */
const offsets = [600, 0, -600, 0] as const

/** A clock of the product's processes that can be stepped. */
export interface Clock {
  /** Environment variables of a process. */
  settings: { [name: string]: string }
  /** Steps to the next offset. */
  step(): boolean
}

/** True if there is libfaketime, as in Debian's package of that name. */
export function maySetClock(): boolean {
  return existsSync(library)
}

/** The clock that processes read from a file in the folder; time that only passes, such as of timers, stays real. */
export function createClock(folder: string): Clock {
  const path = join(folder, 'clock')
  const write = (seconds: number) => writeFileSync(path, `${seconds < 0 ? '' : '+'}${seconds}\n`)
  write(0)
  let steps = 0
  return {
    settings: maySetClock()
      ? {
          LD_PRELOAD: library,
          FAKETIME_TIMESTAMP_FILE: path,
          FAKETIME_CACHE_DURATION: '1',
          FAKETIME_DONT_FAKE_MONOTONIC: '1',
        }
      : {},
    step() {
      write(offsets[steps % offsets.length] ?? 0)
      steps += 1
      return true
    },
  }
}
