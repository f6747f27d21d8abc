import { brotliDecompressSync, gunzipSync, inflateSync, zstdDecompressSync } from 'node:zlib'
import type { Expected } from './calls.ts'
import type { HttpAnswer } from './http-answer.ts'

const decoders: Record<string, (bytes: Buffer) => Buffer> = {
  '': (bytes) => bytes,
  br: brotliDecompressSync,
  gzip: gunzipSync,
  deflate: inflateSync,
  zstd: zstdDecompressSync,
}

/** The plain text of an answer. */
export function textOf({ encoding, body }: HttpAnswer): string {
  const decode = decoders[encoding]
  if (!decode) throw new Error(`The encoding ${encoding} is not known`)
  return decode(body).toString('utf8')
}

/** The rows of the lists in an answer; 1 where there is none. Throws unless it is JSON. */
export function countRows(answer: HttpAnswer): number {
  const text = textOf(answer)
  if (text === '') return 0
  const value: unknown = JSON.parse(text)
  return countIn(value) ?? 1
}

/** The rows of all lists in a value, those of the parts of a page included; undefined without a list. */
function countIn(value: unknown): number | undefined {
  if (Array.isArray(value)) return value.length
  const counts = Object.values(value instanceof Object ? value : {})
    .map(countIn)
    .filter((count) => count !== undefined)
  return counts.length === 0 ? undefined : counts.reduce((sum, count) => sum + count, 0)
}

/**
 * Checks every answer to one call. A body of the same bytes as the last good one is good; any other is
 * decoded and counted.
 */
export class AnswerCheck {
  readonly #expected: Expected
  #good: Buffer | undefined

  constructor(expected: Expected) {
    this.#expected = expected
  }

  /** Returns the fault of an answer, or null. */
  findFault(answer: HttpAnswer): string | null {
    const { status, rows } = this.#expected
    if (answer.status !== status) return `${answer.status} instead of ${status}`
    if (this.#good?.equals(answer.body)) return null
    try {
      const found = countRows(answer)
      if (rows !== null && found !== rows) return `${found} rows instead of ${rows}`
    } catch (error) {
      return error instanceof Error ? error.message : String(error)
    }
    this.#good = answer.body
    return null
  }
}
