import type { Endpoint } from '@medley/contract/endpoint'
import { limits } from '@medley/contract/limits'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError, invalidValue } from '../app-error.ts'
import { exceededBound } from './json-bounds.ts'

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
    { parseAs: 'buffer' },
    async ({ routeOptions }: FastifyRequest, body: Buffer) => {
      refuseExcess(body, routeOptions.config.endpoint)
      const text = body.toString('utf8')
      if (text.trim() === '') return undefined
      try {
        return JSON.parse(text) as unknown
      } catch (error) {
        throw new AppError('malformed_json', { detail: error })
      }
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

function refuseExcess(body: Uint8Array, endpoint: Endpoint | undefined): void {
  const valuesMax = endpoint?.bodyValuesMax ?? limits.bodyValuesMax
  const exceeded = exceededBound(body, { depthMax: limits.bodyDepthMax, valuesMax })
  if (exceeded === 'depth') throw new AppError('malformed_json')
  if (exceeded === 'values') throw invalidValue('body', 'Too many values')
}
