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
  scan(chunk: Uint8Array): 'depth' | 'values' | null
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

  /** The position after the string, or after the chunk. */
  const skipString = (chunk: Uint8Array, start: number): number => {
    let at = start
    while (at < chunk.length) {
      const byte = chunk[at]
      at += 1
      if (isEscaped) isEscaped = false
      else if (byte === backslash) isEscaped = true
      else if (byte === quote) {
        isInString = false
        return at
      }
    }
    return at
  }

  const scan = (chunk: Uint8Array): 'depth' | 'values' | null => {
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
