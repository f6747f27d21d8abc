import type { Feature } from '../../feature.ts'
import { expireExportsJob, writeExportJob } from './exports.jobs.ts'
import { exportsRoutes } from './exports.routes.ts'

export const exportsFeature: Feature = {
  name: 'exports',
  routes: [exportsRoutes],
  jobs: [writeExportJob, expireExportsJob],
  tables: ['exports', 'export_pieces'],
}
