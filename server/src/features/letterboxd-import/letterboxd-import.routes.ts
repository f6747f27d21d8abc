import { findExternalId, readLetterboxdExport } from '@medley/contract/transfer/letterboxd-import'
import type { Context } from '../../context.ts'
import { handle, type Route } from '../../http/handle.ts'
import { lookUpExternalId, readExport } from './letterboxd-import.service.ts'

export function letterboxdImportRoutes(ctx: Context): Route[] {
  return [
    handle(readLetterboxdExport, ({ file, body }) => readExport(ctx, file, body.content)),
    handle(findExternalId, async ({ query }) => {
      const { medium, internal_id: id, external_id: externalId } = query
      const found = await lookUpExternalId(ctx, { medium, id, externalId })
      return { medium, internal_id: found.id, external_id: found.externalId }
    }),
  ]
}
