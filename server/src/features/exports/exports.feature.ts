import {
  getExport,
  getExportFile,
  listExports,
  requestExport,
} from '@medley/contract/transfer/exports'
import type { Feature } from '../../feature.ts'
import { handle, route } from '../../http/handle.ts'
import { expireExportsJob, writeExportJob } from './exports.jobs.ts'
import { fetchExport, request, showExport, showExports } from './exports.service.ts'

export const exportsFeature: Feature = {
  name: 'exports',
  routes: [
    handle(requestExport, (ctx, { actor, commit }) => request(ctx, commit, actor)),
    route(listExports, showExports),
    route(getExport, showExport),
    route(getExportFile, fetchExport),
  ],
  jobs: [writeExportJob, expireExportsJob],
  tables: ['exports', 'export_pieces'],
}
