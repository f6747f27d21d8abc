import * as contract from '@medley/contract/people/mutes'
import type { Feature } from '../../feature.ts'
import { route } from '../../http/handle.ts'
import { mutesExportPart } from './mutes.export-part.ts'
import { mutesImportTarget } from './mutes.import-target.ts'
import { mute, showMutes, unmute } from './mutes.service.ts'

export const mutesFeature: Feature = {
  name: 'mutes',
  routes: [
    route(contract.listMutes, showMutes),
    route(contract.mute, mute),
    route(contract.unmute, unmute),
  ],
  tables: ['mutes'],
  otherUsers: ['mutes_muted_id_fkey'],
  imports: [mutesImportTarget],
  exports: [mutesExportPart],
}
