import { isUtf8 } from 'node:buffer'
import { type FileProblem, NotText, UnreadableFile } from '../record.ts'

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
 * The text of a file as `decodeText` reads it, without NULs, else as Windows-1252, with a problem that
 * says so.
 * @throws UnreadableFile, NotText as `decodeText`.
 */
export function decodeAnyText(whole: Buffer): { text: string; problem: FileProblem | null } {
  const { bytes, problem: nuls } = withoutNuls(whole)
  const isOther = !isKnownBinary(bytes) && !markedEncoding(bytes) && !bytes.includes(0)
  const repaired = isOther && !isUtf8(bytes) ? decodeMostlyUtf8(bytes) : null
  if (repaired !== null) {
    const message = { code: 'someAsWindows' } as const
    return { text: repaired, problem: { line: firstInvalidLine(bytes), message } }
  }
  if (!isOther || isUtf8(bytes) || foreignBytes.test(bytes.toString('latin1'))) {
    return { text: decodeText(bytes), problem: nuls }
  }
  const problem = {
    line: firstInvalidLine(bytes),
    message: { code: 'readAsWindows' } as const,
  }
  return { text: new TextDecoder('windows-1252').decode(bytes), problem }
}

/** A letter of several bytes in UTF-8, or a byte of none. */
const lettersOrBytes =
  /(?:[\xC2-\xDF]|[\xE0-\xEF][\x80-\xBF]|[\xF0-\xF4][\x80-\xBF]{2})[\x80-\xBF]|[\x80-\xFF]/g

/** UTF-8 with single broken bytes, which are read as Windows-1252; null if they are no exceptions. */
function decodeMostlyUtf8(bytes: Buffer): string | null {
  const every = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte))
  const windows = new TextDecoder('windows-1252').decode(every)
  const utf8 = new TextDecoder()
  let letters = 0
  let broken = 0
  const text = bytes.toString('latin1').replaceAll(lettersOrBytes, (found) => {
    if (found.length === 1) {
      broken += 1
      return windows.charAt(found.charCodeAt(0))
    }
    letters += 1
    return utf8.decode(Buffer.from(found, 'latin1'))
  })
  return letters > broken ? text : null
}

/**
 * The text of a file, without NULs: UTF-8, or UTF-16 with a byte order mark.
 * @throws UnreadableFile for other encodings, with the first line that is not UTF-8; NotText for binary files.
 */
export function decodeText(whole: Buffer): string {
  const { bytes } = withoutNuls(whole)
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

/** Control characters that no text has. */
// oxlint-disable-next-line no-control-regex -- they are what it looks for
const binaryBytes = /[\x01-\x08\x0e-\x19\x1c-\x1f]/
/** Every second byte of Latin text in UTF-16 is one. */
const nulShareMax = 0.3

/** The bytes of a text that crashed programs or bad disks left NULs in; binary files stay as they are. */
function withoutNuls(bytes: Buffer): { bytes: Buffer; problem: FileProblem | null } {
  const first = bytes.indexOf(0)
  if (first < 0 || isKnownBinary(bytes) || markedEncoding(bytes)) return { bytes, problem: null }
  const text = bytes.filter((byte) => byte !== 0)
  const start = Buffer.from(text.subarray(0, sampleLength)).toString('latin1')
  if (text.length === 0 || binaryBytes.test(start) || isWide(bytes)) return { bytes, problem: null }
  const params = { count: bytes.length - text.length }
  const problem = { line: lineAt(bytes, first), message: { code: 'nulsDropped', params } } as const
  return { bytes: Buffer.from(text), problem }
}

const sampleLength = 100_000

/** True if the bytes are UTF-16 without a mark. */
function isWide(bytes: Buffer): boolean {
  const start = bytes.subarray(0, sampleLength)
  const odd = start.filter((byte, index) => byte === 0 && index % 2 === 1).length
  const even = start.filter((byte, index) => byte === 0 && index % 2 === 0).length
  return Math.abs(odd - even) > nulShareMax * start.length
}

function lineAt(bytes: Buffer, index: number): number {
  return bytes.subarray(0, index).filter((byte) => byte === 10).length + 1
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

/** Some old spreadsheets end lines with a carriage return alone. */
export function withLineFeeds(text: string): string {
  return text.includes('\n') ? text : text.replaceAll('\r', '\n')
}
