import type { FastifyInstance } from 'fastify'
import { AppError } from '../../app-error.ts'
import type { Reads } from '../../http/reads.ts'
import { createWorkPictures } from './work-pictures.service.ts'

/** `/pictures/{hash}.webp`: the pictures of works. Another picture has another address. */
export function serveWorkPictures(app: FastifyInstance, reads: Reads, totalBytesMax: number): void {
  const pictureOf = createWorkPictures(reads.primary, totalBytesMax)
  app.get<{ Params: { file: string } }>('/pictures/:file', async (request, reply) => {
    const hash = /^([0-9a-f]{32})\.webp$/.exec(request.params.file)?.[1]
    const picture =
      hash === undefined ? null : await reads.run(request, ({ db }) => pictureOf(db, hash))
    if (!picture) throw new AppError('not_found')
    const etag = `"${picture.key.slice(0, 32)}"`
    reply.header('etag', etag).header('cache-control', 'public, max-age=31536000, immutable')
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply.type('image/webp').send(picture.bytes)
  })
}
