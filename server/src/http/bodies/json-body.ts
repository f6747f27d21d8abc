import { AppError, invalidValue } from '../../app-error.ts'
import { createYield, takeTurn } from '@medley/doors/parsing/yield-to-event-loop'
import { createJsonScanner, type JsonBounds } from './json-bounds.ts'

interface BodyBounds extends JsonBounds {
  bytesMax: number
  /** Longer bodies are arrays, and parsed in pieces of at most this many bytes. */
  pieceBytesMax: number
}

/** Bytes of a body that are read at once; large bodies queue for the rest. */
const undelayedBytes = 65_536

/**
 * The value of a JSON body; undefined for an empty one. The bounds are checked as the bytes arrive, so
 * that a refusal costs no more than what came before it. Long arrays are parsed in pieces.
 * Throws `file_too_large`; `malformed_json`, also if it is too deeply nested; `validation_error` for too
 * many values or an element longer than a piece.
 */
export async function readJsonBody(
  body: AsyncIterable<Buffer>,
  bounds: BodyBounds,
): Promise<unknown> {
  const scanner = createJsonScanner(bounds)
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.length
    if (size > bounds.bytesMax) throw new AppError('file_too_large')
    const exceeded = scanner.scan(chunk)
    if (exceeded === 'depth') throw new AppError('malformed_json')
    if (exceeded === 'values') throw invalidValue('body', 'Too many values')
    chunks.push(chunk)
    if (size > undelayedBytes) await takeTurn()
  }
  if (size > bounds.pieceBytesMax) return parseArray(chunks, size, scanner.commas, bounds)
  const text = Buffer.concat(chunks).toString('utf8')
  return text.trim() === '' ? undefined : parse(text)
}

/** Parses the elements of an array in groups, and lets other requests have their turns in between. */
async function parseArray(
  chunks: readonly Buffer[],
  size: number,
  commas: readonly number[],
  { pieceBytesMax }: BodyBounds,
): Promise<unknown[]> {
  const textBetween = createSlicer(chunks)
  const yieldIfDue = createYield()
  const elements: unknown[] = []
  const ends = [...commas, size]
  let start = 0
  let count = 0
  for (const [index, end] of ends.entries()) {
    if (end - (ends[index - 1] ?? 0) > pieceBytesMax) {
      throw invalidValue('body', 'An element is too large')
    }
    count += 1
    const isLast = end === size
    if (!isLast && end - start < groupBytes) continue
    // The first and the last group contain the brackets of the array.
    const text = textBetween(start, end)
    const group = parse(`${start === 0 ? '' : '['}${text}${isLast ? '' : ']'}`)
    if (!Array.isArray(group) || group.length !== count) throw new AppError('malformed_json')
    for (const element of group) elements.push(element)
    start = end + 1
    count = 0
    await yieldIfDue()
  }
  return elements
}

const groupBytes = 65_536

/** Reads text from one chunk after the other; each range starts after the one before. */
function createSlicer(chunks: readonly Buffer[]): (start: number, end: number) => string {
  let index = 0
  let chunkStart = 0
  return (start, end) => {
    const parts: Buffer[] = []
    for (;;) {
      const chunk = chunks[index]
      if (!chunk) break
      parts.push(chunk.subarray(Math.max(0, start - chunkStart), Math.max(0, end - chunkStart)))
      if (chunkStart + chunk.length >= end) break
      chunkStart += chunk.length
      index += 1
    }
    return Buffer.concat(parts).toString('utf8')
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new AppError('malformed_json', { detail: error })
  }
}
