import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Endpoint } from '@medley/contract/endpoint'
import type { FastifyRequest } from 'fastify'
import { AppError, invalidValue } from '../../app-error.ts'
import type { UploadedFile } from '../handle.ts'
import type { UploadFolder } from './upload-folder.ts'
import type { UploadSlots } from './upload-slots.ts'

/** Room for fields, and for the heads of parts. */
const bytesBesideFiles = 1_000_000

export interface Upload {
  fields: Record<string, string>
  /** One file, or as many as the endpoint allows. */
  files: [UploadedFile, ...UploadedFile[]]
}

/** Where uploaded files are while their calls run, and how many of these run at once. */
export interface Uploads {
  folder: UploadFolder
  slots: UploadSlots
}

/**
 * Takes a slot, then reads a multipart body, the files to a folder; both are given back when `use` ends. Throws as
 * `take`, `validation_error` if
 * there is no file or too many, `file_too_large` above the endpoint's limit, `unavailable` if the disk is full,
 * `malformed_json` for other bodies. Where several files are allowed, the messages name the file and the limit.
 */
export async function withUpload<T>(
  request: FastifyRequest,
  expected: Expected,
  { folder, slots }: Uploads,
  use: (upload: Upload) => Promise<T>,
): Promise<T> {
  if (!request.isMultipart()) throw invalidValue(expected.part, 'Required')
  const leave = slots.take(request.actor?.id ?? 0)
  try {
    const path = await folder.open()
    try {
      return await use(await readUpload(request, expected, path))
    } finally {
      await rm(path, { recursive: true, force: true })
    }
  } finally {
    leave()
  }
}

async function readUpload(
  request: FastifyRequest,
  expected: Expected,
  folder: string,
): Promise<Upload> {
  const filesMax = expected.filesMax ?? 1
  const fields: Record<string, string> = {}
  const files: UploadedFile[] = []
  let bytesLeft = expected.bytesMax
  let name = ''
  const limits = {
    fileSize: expected.bytesMax,
    files: filesMax,
    fields: 10,
    parts: filesMax + 11,
    fieldSize: 10_000,
  }
  try {
    for await (const part of request.parts({ limits, preservePath: true })) {
      if (part.type === 'field') fields[part.fieldname] = String(part.value)
      else if (part.fieldname !== expected.part) part.file.resume()
      else {
        name = part.filename
        if (isTooLong(request, expected)) throw tooLarge(expected, name)
        // Otherwise, the rest of the part would be read before the refusal.
        part.file.once('limit', () => part.file.destroy(tooLarge(expected, part.filename)))
        const file = await storeFile(part.file, name, join(folder, String(files.length)))
        bytesLeft -= file.size
        if (bytesLeft < 0) throw tooLarge(expected, name)
        files.push(file)
      }
    }
  } catch (error) {
    throw uploadError(error, expected, name)
  }
  const [file, ...more] = files
  if (!file) throw invalidValue(expected.part, 'Required')
  return { fields, files: [file, ...more] }
}

async function storeFile(
  stream: AsyncIterable<Buffer>,
  name: string,
  path: string,
): Promise<UploadedFile> {
  const hash = createHash('sha256')
  let size = 0
  const measured = async function* measure() {
    for await (const chunk of stream) {
      size += chunk.length
      hash.update(chunk)
      yield chunk
    }
  }
  await pipeline(measured, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
  return { name, path, size, sha256: hash.digest('hex') }
}

type Expected = NonNullable<Endpoint['file']>

/** True if the length that a request announces is beyond the limit. */
function isTooLong({ headers }: FastifyRequest, { bytesMax }: Expected): boolean {
  return Number(headers['content-length']) > bytesMax + bytesBesideFiles
}

function uploadError(error: unknown, expected: Expected, name: string): unknown {
  if (error instanceof AppError) return error
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge(expected, name)
  if (code === 'ENOSPC') return new AppError('unavailable', { detail: error, retryAfter: 60 })
  // The disk failed, not the client.
  if (error instanceof Error && 'syscall' in error && 'path' in error) return error
  const { part, filesMax } = expected
  if (code === 'FST_FILES_LIMIT' && filesMax !== undefined) {
    const message = `There are more than ${filesMax} files. Choose the ZIP that holds them, or fewer at a time`
    return invalidValue(part, message)
  }
  return new AppError('malformed_json', { detail: error })
}

function tooLarge({ bytesMax, filesMax }: Expected, name: string): AppError {
  if (filesMax === undefined) return new AppError('file_too_large')
  const limit = `${bytesMax / 1_000_000} MB are read at a time, and ${name} goes beyond`
  return new AppError('file_too_large', { message: `${limit}. Choose its files in parts` })
}
