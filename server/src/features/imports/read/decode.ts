import { isUtf8 } from 'node:buffer'
import { type FileProblem, NotText, UnreadableFile } from './record.ts'

const signatures = [
  'PK\u0003\u0004',
  '\u0089PNG',
  '\u00FF\u00D8\u00FF',
  'GIF8',
  '%PDF',
  '\u00D0\u00CF\u0011\u00E0',
]

const foreignBytes = /[\x81\x8d\x8f\x90\x9d]/

/**
 * The text of a file as `decodeText` reads it, else as Windows-1252 with a problem that says so.
 * @throws UnreadableFile, NotText as `decodeText`.
 */
export function decodeAnyText(bytes: Buffer): { text: string; problem: FileProblem | null } {
  const isOther = !isKnownBinary(bytes) && !markedEncoding(bytes) && !bytes.includes(0)
  if (!isOther || isUtf8(bytes) || foreignBytes.test(bytes.toString('latin1'))) {
    return { text: decodeText(bytes), problem: null }
  }
  const problem = {
    line: firstInvalidLine(bytes),
    message: { code: 'readAsWindows' } as const,
  }
  return { text: new TextDecoder('windows-1252').decode(bytes), problem }
}

/**
 * The text of a file: UTF-8, or UTF-16 with a byte order mark.
 * @throws UnreadableFile for other encodings, with the first line that is not UTF-8; NotText for binary files.
 */
export function decodeText(bytes: Buffer): string {
  if (isKnownBinary(bytes)) throw new NotText({ code: 'noText' })
  const encoding = markedEncoding(bytes)
  if (encoding) return new TextDecoder(encoding).decode(bytes).toWellFormed().replaceAll('\0', '')
  if (bytes.includes(0)) {
    const isBlank = bytes.every((byte) => byte === 0)
    throw new NotText({ code: isBlank ? 'blankFile' : 'noUnicode' }, { line: 1 })
  }
  if (!isUtf8(bytes)) {
    throw new UnreadableFile({ code: 'letterNotUnicode' }, { line: firstInvalidLine(bytes) })
  }
  return bytes.toString('utf8').replace(/^\uFEFF/, '')
}

function isKnownBinary(bytes: Buffer): boolean {
  const start = bytes.toString('latin1', 0, 4)
  return signatures.some((signature) => start.startsWith(signature))
}

function markedEncoding(bytes: Buffer): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  return undefined
}

function firstInvalidLine(bytes: Buffer): number {
  let line = 1
  let start = 0
  for (;;) {
    const end = bytes.indexOf(10, start)
    if (end === -1 || !isUtf8(bytes.subarray(start, end))) return line
    start = end + 1
    line += 1
  }
}
