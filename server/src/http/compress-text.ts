import type { FastifyRequest } from 'fastify'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

interface CompressedText {
  encoding: 'br' | 'gzip' | null
  body: string | Buffer
}

/** Compresses text per the request's Accept-Encoding, for replies sent before the compression hook runs. */
export async function compressText(
  text: string,
  { headers }: FastifyRequest,
): Promise<CompressedText> {
  const accepted = headers['accept-encoding'] ?? ''
  if (accepts(accepted, 'br')) return { encoding: 'br', body: await brotli(text, quality) }
  if (accepts(accepted, 'gzip')) return { encoding: 'gzip', body: await zip(text) }
  return { encoding: null, body: text }
}

function accepts(header: string, encoding: string): boolean {
  const accepted = header.split(',').map((coding) => coding.split(';').map((part) => part.trim()))
  return accepted.some(([name, weight]) => name === encoding && !/^q=0(\.0*)?$/.test(weight ?? ''))
}
