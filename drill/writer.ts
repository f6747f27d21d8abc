import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Effect, Journal } from './journal.ts'
import { sendTo, type Answer, type Request } from './send.ts'

/** How long the product may take until it answers a write again. */
const timeoutMs = 240_000
const pause = 100

export interface Write extends Request {
  /** The row in the table of figures. */
  kind: string
  effects: readonly Effect[]
  /** The status of a write that was repeated after it had its effect. */
  repeated?: number
}

/** Sends writes until each is answered, whatever dies meanwhile. */
export interface Writer {
  write(write: Write): Promise<Answer>
  /** Reads again and again until an answer is wanted, whatever dies meanwhile. */
  readUntil(request: Request, isWanted: (answer: Answer) => boolean): Promise<void>
  /** Time of the first answer to a write sent after `time`, in milliseconds; undefined before it. */
  firstAnswerAfter(time: number): number | undefined
  /** The longest time between two answers from `start` to `end`, all in milliseconds. */
  longestWait(start: number, end: number): number
  unanswered: number
}

export function createWriter(url: string, journal: Journal): Writer {
  const answers: { sent: number; answered: number }[] = []
  const writer: Writer = {
    unanswered: 0,
    firstAnswerAfter: (time) => answers.find(({ sent }) => sent > time)?.answered,
    longestWait(start, end) {
      const times = answers
        .map(({ answered }) => answered)
        .filter((one) => one > start && one < end)
      const all = [start, ...times, end]
      return Math.max(...all.slice(1).map((time, index) => time - (all[index] ?? time)))
    },
    async readUntil(request, isWanted) {
      const deadline = Date.now() + timeoutMs
      while (Date.now() < deadline) {
        const answer = await sendTo(url, request).catch(() => undefined)
        if (answer && isWanted(answer)) return
        await sleep(pause)
      }
      throw new Error(`${request.path} was not as wanted within ${timeoutMs / 1000} s`)
    },
    async write({ kind, effects, repeated, ...request }) {
      const key = randomUUID()
      const headers = { 'idempotency-key': key, ...request.headers }
      journal.attempt(effects)
      const deadline = Date.now() + timeoutMs
      for (let tries = 0; Date.now() < deadline; tries += 1) {
        const sent = Date.now()
        const answer = await sendTo(url, { ...request, headers }).catch(() => undefined)
        if (answer && isDone(answer, tries > 0 ? repeated : undefined)) {
          answers.push({ sent, answered: Date.now() })
          journal.settle(kind, effects)
          return answer
        }
        if (answer && answer.status >= 400 && answer.status < 500) {
          throw new Error(`${kind} was refused: ${answer.status} ${answer.text.slice(0, 300)}`)
        }
        writer.unanswered += 1
        await sleep(pause)
      }
      throw new Error(`${kind} was not answered within ${timeoutMs / 1000} s`)
    },
  }
  return writer
}

function isDone({ status }: Answer, repeated: number | undefined): boolean {
  return (status >= 200 && status < 300) || status === repeated
}
