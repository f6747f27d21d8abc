import { findExternalId, readLetterboxdExport } from '@medley/contract/transfer/letterboxd-import'
import type { Feature } from '../../feature.ts'
import { handle } from '../../http/handle.ts'
import { lookUpExternalId, readExport } from './letterboxd-import.service.ts'

export const letterboxdImportFeature: Feature = {
  name: 'letterboxd-import',
  routes: [
    handle(readLetterboxdExport, (ctx, { file, body }) => readExport(ctx, file, body.content)),
    handle(findExternalId, async (ctx, { query }) => {
      const { medium, internal_id: id, external_id: externalId } = query
      const found = await lookUpExternalId(ctx, { medium, id, externalId })
      return { medium, internal_id: found.id, external_id: found.externalId }
    }),
  ],
}
