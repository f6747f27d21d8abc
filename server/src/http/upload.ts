import type { Endpoint } from '@medley/contract/endpoint'
import type { FastifyRequest } from 'fastify'
import { AppError, invalidValue } from '../app-error.ts'
import { collectBytes } from './collect-bytes.ts'
import type { UploadedFile } from './handle.ts'

/** Room for fields, and for the heads of parts. */
const bytesBesideFiles = 1_000_000

interface Upload {
  fields: Record<string, string>
  /** One file, or as many as the endpoint allows. */
  files: [UploadedFile, ...UploadedFile[]]
}

/**
 * Reads a multipart body: the files and the text parts. Throws `validation_error` if there is no file or
 * too many, `file_too_large` above the endpoint's limit, `malformed_json` for other bodies. Where several
 * files are allowed, the messages name the file and the limit.
 */
export async function readUpload(request: FastifyRequest, expected: Expected): Promise<Upload> {
  if (!request.isMultipart()) throw invalidValue(expected.part, 'Required')
  const filesMax = expected.filesMax ?? 1
  const fields: Record<string, string> = {}
  const files: UploadedFile[] = []
  let bytesLeft = expected.bytesMax
  let announced = Math.min(Number(request.headers['content-length']) || Infinity, expected.bytesMax)
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
        const bytes = await collectBytes(part.file, announced)
        announced -= bytes.length
        bytesLeft -= bytes.length
        if (bytesLeft < 0) throw tooLarge(expected, name)
        files.push({ name, bytes })
      }
    }
  } catch (error) {
    throw uploadError(error, expected, name)
  }
  const [file, ...more] = files
  if (!file) throw invalidValue(expected.part, 'Required')
  return { fields, files: [file, ...more] }
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
