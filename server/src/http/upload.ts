import type { Endpoint } from '@medley/contract/endpoint'
import type { FastifyRequest } from 'fastify'
import { AppError, invalidValue } from '../app-error.ts'
import type { UploadedFile } from './handle.ts'

interface Upload {
  fields: Record<string, string>
  /** One file, or as many as the endpoint allows. */
  files: [UploadedFile, ...UploadedFile[]]
}

/**
 * Reads a multipart body: the files and the text parts. Throws `validation_error` if there is no file,
 * `file_too_large` above the endpoint's limit, `malformed_json` for other bodies.
 */
export async function readUpload(
  request: FastifyRequest,
  expected: NonNullable<Endpoint['file']>,
): Promise<Upload> {
  if (!request.isMultipart()) throw invalidValue(expected.part, 'Required')
  const filesMax = expected.filesMax ?? 1
  const fields: Record<string, string> = {}
  const files: UploadedFile[] = []
  let bytesLeft = expected.bytesMax
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
        const bytes = await part.toBuffer()
        bytesLeft -= bytes.length
        if (bytesLeft < 0) throw new AppError('file_too_large')
        files.push({ name: part.filename, bytes })
      }
    }
  } catch (error) {
    throw uploadError(error)
  }
  const [file, ...more] = files
  if (!file) throw invalidValue(expected.part, 'Required')
  return { fields, files: [file, ...more] }
}

function uploadError(error: unknown): unknown {
  if (error instanceof AppError) return error
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new AppError('file_too_large')
  return new AppError('malformed_json', { detail: error })
}
