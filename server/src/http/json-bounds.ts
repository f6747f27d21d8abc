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

/**
 * Which bound a JSON text exceeds, if any. Reads the bytes once and builds nothing, because parsing
 * millions of nested or empty values blocks the event loop for seconds. Does not validate the text.
 */
export function exceededBound(
  json: Uint8Array,
  { depthMax, valuesMax }: JsonBounds,
): 'depth' | 'values' | null {
  const length = json.length
  let depth = 0
  let values = 0
  for (let at = 0; at < length; at += 1) {
    const kind = kindOfByte[json[at] ?? 0]
    if (kind === kinds.other) continue
    if (kind === kinds.quote) {
      at = endOfString(json, at)
    } else if (kind === kinds.close) {
      depth -= 1
    } else {
      if (kind === kinds.open) depth += 1
      values += 1
      if (depth > depthMax) return 'depth'
      if (values > valuesMax) return 'values'
    }
  }
  return null
}

/** The position of the closing quote, or beyond the end of an unterminated text. */
function endOfString(json: Uint8Array, start: number): number {
  const length = json.length
  let at = start + 1
  while (at < length) {
    const byte = json[at]
    if (byte === quote) return at
    at += byte === backslash ? 2 : 1
  }
  return at
}
