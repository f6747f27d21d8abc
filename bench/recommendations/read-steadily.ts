import { setTimeout as sleep } from 'node:timers/promises'
import { get } from '../get.ts'

const readsPerSecond = 50

interface Reads {
  url: string
  /** Of the members who read in turn. */
  tokens: readonly string[]
  works: readonly { id: number; medium: string }[]
}

/**
 * Reads the feed and a work in turn until something has happened. Returns the times from when each request
 * was due to the last byte of its answer, in milliseconds.
 */
export async function readSteadily(
  { url, tokens, works }: Reads,
  until: Promise<unknown>,
): Promise<number[]> {
  const over = new AbortController()
  const end = until.finally(() => over.abort())
  const start = performance.now()
  const reads: Promise<number>[] = []
  for (let index = 0; !over.signal.aborted; index += 1) {
    const due = start + (index * 1000) / readsPerSecond
    await sleep(Math.max(0, due - performance.now()))
    const work = works[index % works.length]
    const path =
      index % 2 === 0 || !work
        ? '/v1/reviews?friendship=friendAndMe&limit=10'
        : `/v1/works/${work.medium}/${work.id}`
    const token = tokens[Math.floor(index / 2) % tokens.length] ?? ''
    reads.push(get(`${url}${path}`, token).then(() => performance.now() - due))
  }
  await end
  return Promise.all(reads)
}
