import { cutText } from '@medley/contract/values/text-cuts'
import { runningWork } from './running-work.ts'

/** Errors of one kind since the counts were last taken. */
export interface CountedError {
  time: Date
  text: string
  /** The name or code of the error; '' if the line has none. */
  error: string
  /** The call or kind of job; '' outside of both. */
  place: string
  count: number
  requestId: string | null
}

const kindsMax = 200
const textMax = 200

/** Counts the lines of errors that a process logs, by text, kind of error and place: never what an error says. */
export class ErrorCounts {
  #counts = new Map<string, CountedError>()

  /** Takes the arguments of a call of the log. */
  note(fields: unknown, text: unknown): void {
    const work = runningWork()
    const place = work?.route ?? stringOf(fields, 'job') ?? ''
    const requestId = work?.names.reqId ?? null
    const line = cutText(String(typeof fields === 'string' ? fields : text), textMax)
    const error = cutText(nameOf(fields), textMax)
    const key = JSON.stringify([line, error, place])
    const known = this.#counts.get(key)
    if (!known && this.#counts.size >= kindsMax) return
    const count = (known?.count ?? 0) + 1
    this.#counts.set(key, { time: new Date(), text: line, error, place, count, requestId })
  }

  /** Returns the counts and starts anew. */
  take(): CountedError[] {
    const taken = [...this.#counts.values()]
    this.#counts = new Map()
    return taken
  }

  /** Puts back what could not be stored, before what came since. */
  putBack(errors: readonly CountedError[]): void {
    for (const error of errors) {
      const key = JSON.stringify([error.text, error.error, error.place])
      const since = this.#counts.get(key)
      if (since) since.count += error.count
      else if (this.#counts.size < kindsMax) this.#counts.set(key, error)
    }
  }
}

function nameOf(fields: unknown): string {
  const error = fields instanceof Object && 'err' in fields ? fields.err : fields
  return stringOf(error, 'code') ?? stringOf(error, 'name') ?? ''
}

function stringOf(object: unknown, key: string): string | undefined {
  if (!(object instanceof Object) || !(key in object)) return undefined
  const value: unknown = Reflect.get(object, key)
  return typeof value === 'string' ? value : undefined
}
