import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs'

/** The state of a thing that is not there. */
export const absent = 'absent'

/** Answers that members were promised, stored outside of the product. */
export interface Journal {
  /** Each thing by its key, with the states in which it may be found. */
  promised: ReadonlyMap<string, ReadonlySet<string>>
  /** Answered writes by their kind. */
  answered: ReadonlyMap<string, number>
  /** Notes a write before it is sent: until its answer, its effect may be there or not. */
  attempt(effects: readonly Effect[]): void
  /** Notes an answered write: from now on, its effect must be there. */
  settle(kind: string, effects: readonly Effect[]): void
  close(): void
}

/** A thing and its state after a write. */
export type Effect = readonly [key: string, state: string]

/** Opens a journal in a new file, which is synced after each answer. */
export function openJournal(path: string): Journal {
  const file = openSync(path, 'wx')
  const promised = new Map<string, Set<string>>()
  const answered = new Map<string, number>()
  const write = (line: object) => writeSync(file, `${JSON.stringify(line)}\n`)
  return {
    promised,
    answered,
    attempt(effects) {
      write({ sent: effects })
      for (const [key, state] of effects) {
        promised.set(key, (promised.get(key) ?? new Set([absent])).add(state))
      }
    },
    settle(kind, effects) {
      write({ answered: kind, effects })
      fsyncSync(file)
      answered.set(kind, (answered.get(kind) ?? 0) + 1)
      for (const [key, state] of effects) promised.set(key, new Set([state]))
    },
    close: () => closeSync(file),
  }
}
