import { setTimeout as sleep } from 'node:timers/promises'
import type { Scene } from '../members.ts'
import { type Request, sendTo } from '../send.ts'

/** How often a read is sent, whatever becomes of those before it, in ms. */
const every = 250

/** One kind of read, sent all the time. */
export interface Reader {
  name: string
  /** Waits until all reads that were sent before `end` are answered or have failed. */
  settle(end: number): Promise<void>
  /** Reads that were sent from `start` to `end` and not answered with success. */
  failed(start: number, end: number): number
  /** The longest time without an answer of success from `start` to `end`. All times in ms. */
  longestGap(start: number, end: number): number
}

/** As a browser, which keeps cookies, and so reads from replicas while it writes nothing. */
const browser = { headers: { cookie: 'language=en' } }

/** Sends reads of visitors and members until the signal. Clients that keep no cookies read from the primary. */
export function readAll(url: string, { members, films }: Scene, signal: AbortSignal) {
  const [film] = films
  const token = members[0]?.token
  return [
    read('visitor, works', url, { path: '/v1/works/film?limit=20' }, signal),
    read('visitor, a work', url, { path: `/v1/works/film/${film?.id}` }, signal),
    read('member, notifications', url, { path: '/v1/notifications', token }, signal),
    read('member, home', url, { path: '/v1/pages/home', token }, signal),
    read('member in a browser, home', url, { path: '/v1/pages/home', token, ...browser }, signal),
  ]
}

function read(name: string, url: string, request: Request, signal: AbortSignal): Reader {
  const sent: { time: number; answered?: number; status?: number }[] = []
  const send = async () => {
    const one: (typeof sent)[number] = { time: Date.now() }
    sent.push(one)
    one.status = await sendTo(url, request).then(
      ({ status }) => status,
      () => 0,
    )
    one.answered = Date.now()
  }
  const readOn = async () => {
    while (!signal.aborted) {
      void send()
      await sleep(every)
    }
  }
  void readOn()
  const isGood = ({ status = 0 }: { status?: number }) => status >= 200 && status < 300
  return {
    name,
    async settle(end) {
      while (sent.some(({ time, status }) => time < end && status === undefined)) await sleep(50)
    },
    failed: (start, end) =>
      sent.filter((one) => one.time >= start && one.time < end && !isGood(one)).length,
    longestGap(start, end) {
      const times = sent
        .filter((one) => isGood(one))
        .map(({ answered = end }) => answered)
        .filter((time) => time > start && time < end)
      const all = [start, ...times.toSorted((a, b) => a - b), end]
      return Math.max(...all.slice(1).map((time, index) => time - (all[index] ?? time)))
    },
  }
}
