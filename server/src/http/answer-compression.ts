import { constants } from 'node:zlib'
import type { FastifyCompressOptions } from '@fastify/compress'

/** Answers up to this size are compressed in one call. */
const atOnceMax = 131_072

/**
 * A window as long as the longest answer, and tables to match: otherwise Zstandard clears a megabyte of memory for
 * each answer, which takes twice as long as compressing it.
 */
const zstandard = {
  [constants.ZSTD_c_compressionLevel]: 1,
  [constants.ZSTD_c_windowLog]: Math.log2(atOnceMax),
  [constants.ZSTD_c_hashLog]: 14,
}

/** The plugin gives the same options to gzip, which reads the level, and to Zstandard, which reads the parameters. */
const zlibOptions = { level: 1, params: zstandard }

/**
 * How answers are compressed: those that one packet holds are not; the others in one call, which costs a fraction
 * of a stream, and only the longest through a stream, because that call would keep the event loop for milliseconds.
 * Answers are sent once, so low levels pay off most.
 */
export const answerCompression: FastifyCompressOptions = {
  threshold: 1400,
  syncThreshold: atOnceMax,
  encodings: ['zstd', 'br', 'gzip'],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } },
  zlibOptions,
}
