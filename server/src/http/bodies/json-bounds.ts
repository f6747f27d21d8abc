export interface JsonBounds {
  depthMax: number
  /** Values and containers together. */
  valuesMax: number
}

const quote = 0x22
const backslash = 0x5c
const kinds = { other: 0, quote: 1, comma: 2, open: 3, close: 4 } as const

/** The kind of each byte: one look-up per byte, since whole exports have millions. */
const kindOfByte = new Uint8Array(256)
kindOfByte[quote] = kinds.quote
kindOfByte[0x2c] = kinds.comma
for (const open of Buffer.from('[{')) kindOfByte[open] = kinds.open
for (const close of Buffer.from(']}')) kindOfByte[close] = kinds.close

export interface JsonScanner {
  /** Reads the next bytes; returns the bound that is exceeded by now, if any. */
  scan(chunk: Buffer): 'depth' | 'values' | null
  /** The offsets of the commas between the elements of an array, or the members of an object. */
  readonly commas: readonly number[]
}

/**
 * Counts the nesting and the values of a JSON text that arrives in chunks. Builds nothing, because parsing
 * millions of nested or empty values blocks the event loop for seconds. Does not validate the text.
 */
export function createJsonScanner({ depthMax, valuesMax }: JsonBounds): JsonScanner {
  const commas: number[] = []
  let offset = 0
  let depth = 0
  let values = 0
  let isInString = false
  let isEscaped = false

  /** The position after the string that goes on at `start`, or the end of the chunk. */
  const skipString = (chunk: Buffer, start: number): number => {
    let at = isEscaped ? start + 1 : start
    isEscaped = false
    for (;;) {
      const found = chunk.indexOf(quote, at)
      const end = found === -1 ? chunk.length : found
      let unescaped = end
      while (unescaped > at && chunk[unescaped - 1] === backslash) unescaped -= 1
      const isOdd = (end - unescaped) % 2 === 1
      if (found === -1) {
        isEscaped = isOdd
        return end
      }
      if (!isOdd) {
        isInString = false
        return end + 1
      }
      at = end + 1
    }
  }

  const scan = (chunk: Buffer): 'depth' | 'values' | null => {
    const { length } = chunk
    let at = 0
    while (at < length) {
      if (isInString) {
        at = skipString(chunk, at)
        continue
      }
      const kind = kindOfByte[chunk[at] ?? 0]
      at += 1
      if (kind === kinds.other) continue
      if (kind === kinds.quote) isInString = true
      else if (kind === kinds.close) depth -= 1
      else {
        if (kind === kinds.open) depth += 1
        else if (depth === 1) commas.push(offset + at - 1)
        values += 1
        if (depth > depthMax) return 'depth'
        if (values > valuesMax) return 'values'
      }
    }
    offset += length
    return null
  }

  return { scan, commas }
}
