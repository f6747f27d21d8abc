import { constants } from 'node:zlib'
import type { FastifyCompressOptions } from '@fastify/compress'

/**
 * How answers are compressed: those that one packet holds are not; the others in one call, which costs a fraction
 * of a stream, and only the longest through a stream, because that call would keep the event loop for milliseconds.
 * Answers are sent once, so low levels pay off most; figures in docs/decisions/060-answers-are-compressed-at-once.md.
 */
export const answerCompression: FastifyCompressOptions = {
  threshold: 1400,
  syncThreshold: 131_072,
  encodings: ['zstd', 'br', 'gzip'],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } },
  zlibOptions: { level: 1 },
}
