import type { Endpoint } from '@medley/contract/endpoint'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../app-error.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint
  }
}

/** Parses JSON bodies; an empty one counts as missing, and any other content type is refused as malformed. */
export function parseBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (_: FastifyRequest, text: string) => {
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
