import type { Endpoint } from '@medley/contract/endpoint'
import type { FastifyRequest } from 'fastify'
import { AppError, invalidValue } from '../app-error.ts'
import type { UploadedFile } from './handle.ts'

interface Upload {
  fields: Record<string, string>
  file: UploadedFile
}

/**
 * Reads a multipart body: the one file, and the text parts beside it. Throws `validation_error` where the
 * file is missing, `file_too_large` above the endpoint's bound, `malformed_json` for other bodies.
 */
export async function readUpload(
  request: FastifyRequest,
  expected: NonNullable<Endpoint['file']>,
): Promise<Upload> {
  if (!request.isMultipart()) throw invalidValue(expected.part, 'Required')
  const fields: Record<string, string> = {}
  let file: UploadedFile | undefined
  const limits = { fileSize: expected.bytesMax, files: 1, fields: 10, parts: 12, fieldSize: 10_000 }
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') fields[part.fieldname] = String(part.value)
      else if (part.fieldname !== expected.part) part.file.resume()
      else file = { name: part.filename, bytes: await part.toBuffer() }
    }
  } catch (error) {
    throw uploadError(error)
  }
  if (!file) throw invalidValue(expected.part, 'Required')
  return { fields, file }
}

function uploadError(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new AppError('file_too_large')
  return new AppError('malformed_json', { detail: error })
}
