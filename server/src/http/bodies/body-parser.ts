import type { Readable } from 'node:stream'
import type { Endpoint } from '@medley/contract/endpoint'
import { limits } from '@medley/contract/limits'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../../app-error.ts'
import { readJsonBody } from './json-body.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint
  }
}

/** The maximum body size of a call in bytes. Calls that need no token take no more than a form. */
export function bodyLimitOf({ access, bodyBytesMax }: Endpoint): number {
  if (bodyBytesMax !== undefined) return bodyBytesMax
  const isForVisitors = access === 'open' || access === 'optional'
  return isForVisitors ? limits.visitorBodyBytesMax : limits.memberBodyBytesMax
}

/**
 * Parses JSON bodies; an empty one counts as missing, and any other content type is refused as
 * malformed. Bodies with too many values are a `validation_error`, too deeply nested ones malformed.
 */
export function parseBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    async ({ routeOptions, headers }: FastifyRequest, body: Readable) => {
      const { config, bodyLimit: bytesMax } = routeOptions
      if (Number(headers['content-length']) > bytesMax) throw new AppError('file_too_large')
      // By default, the connection of a refused body would end before the answer is sent.
      return readJsonBody(body.iterator({ destroyOnReturn: false }), {
        bytesMax,
        pieceBytesMax: limits.memberBodyBytesMax,
        depthMax: limits.bodyDepthMax,
        valuesMax: config.endpoint?.bodyValuesMax ?? limits.bodyValuesMax,
      })
    },
  )
  app.addContentTypeParser(
    '*',
    { parseAs: 'buffer' },
    async ({ routeOptions }: FastifyRequest, body: Buffer) => {
      if (body.length > 0 && !routeOptions.config.endpoint?.anyBody)
        throw new AppError('malformed_json')
    },
  )
}
