import type { FastifyInstance } from 'fastify'
import { AppError } from '../../app-error.ts'
import type { Files } from '../../files/files.ts'
import { keyPattern, uploadsCached } from '../../files/files.ts'

/**
 * `/files/{key}`: files uploaded by members. The bytes under a key never change, but deleted ones have to
 * leave the caches.
 */
export function serveUploadedFiles(app: FastifyInstance, files: Files): void {
  app.get<{ Params: { key: string } }>('/files/:key', async (request, reply) => {
    const { key } = request.params
    const bytes = keyPattern.test(key) ? await files.read(key) : null
    if (!bytes) throw new AppError('not_found')
    return reply.type('image/webp').header('cache-control', uploadsCached).send(bytes)
  })
}
