/** An answer as it travelled: the body may be compressed. */
export interface HttpAnswer {
  status: number
  /** The content encoding; empty where the body is plain. */
  encoding: string
  body: Buffer
}

const headEnd = Buffer.from('\r\n\r\n')
const lineEnd = Buffer.from('\r\n')

/** Reads a whole HTTP/1.1 answer; undefined as long as bytes of it are missing. */
export function readAnswer(bytes: Buffer): HttpAnswer | undefined {
  const end = bytes.indexOf(headEnd)
  if (end < 0) return undefined
  const head = bytes.toString('latin1', 0, end).toLowerCase()
  const status = Number(head.slice(9, 12))
  const body = readBody(bytes, end + headEnd.length, head, status)
  return body && { status, encoding: headerOf(head, 'content-encoding'), body }
}

function readBody(bytes: Buffer, start: number, head: string, status: number): Buffer | undefined {
  if (headerOf(head, 'transfer-encoding') === 'chunked') return readChunks(bytes, start)
  const length = status === 204 ? 0 : Number(headerOf(head, 'content-length') || 0)
  return bytes.length < start + length ? undefined : bytes.subarray(start, start + length)
}

function headerOf(head: string, name: string): string {
  const start = head.indexOf(`\r\n${name}:`)
  if (start < 0) return ''
  const end = head.indexOf('\r\n', start + 2)
  return head.slice(start + name.length + 3, end < 0 ? undefined : end).trim()
}

function readChunks(bytes: Buffer, start: number): Buffer | undefined {
  const chunks: Buffer[] = []
  for (let index = start; ;) {
    const end = bytes.indexOf(lineEnd, index)
    if (end < 0) return undefined
    const size = Number.parseInt(bytes.toString('latin1', index, end), 16)
    const next = end + lineEnd.length + size + lineEnd.length
    if (bytes.length < next) return undefined
    if (size === 0) return chunks.length === 1 ? chunks[0] : Buffer.concat(chunks)
    chunks.push(bytes.subarray(end + lineEnd.length, next - lineEnd.length))
    index = next
  }
}
