import { z } from 'zod'
import { defineEndpoint, defineErrors } from '../endpoint.ts'
import { limitPerDay } from '../rate-limits.ts'
import { count, limit, offset, pathId, time } from '../values/values.ts'

export const errors = defineErrors({
  export_not_found: [404, 'Export not found'],
  export_not_ready: [409, 'The export is not ready'],
})

/** requested: queued or being written. ready: can be downloaded. failed: request it again. */
export const exportState = z.enum(['requested', 'ready', 'failed'])
export type ExportState = z.output<typeof exportState>

const exportSummary = z.object({
  id: z.int().positive(),
  state: exportState,
  timeRequested: time,
  timeExpires: time.describe('Deleted at this time'),
  size: count.describe('Bytes of the ZIP; 0 until it is ready'),
})
export type ExportSummary = z.output<typeof exportSummary>

const exportPath = z.object({ id: pathId('export_not_found') })

export const requestExport = defineEndpoint({
  method: 'POST',
  path: '/v1/exports',
  access: 'member',
  whileSuspended: true,
  summary: "Starts an export of all of the caller's data; returns the running one if there is one",
  idempotent: true,
  accountLimits: [limitPerDay(10)],
  status: 202,
  answer: exportSummary,
  errors: [],
})

export const listExports = defineEndpoint({
  method: 'GET',
  path: '/v1/exports',
  access: 'member',
  whileSuspended: true,
  summary: "Lists the caller's exports, newest first",
  query: z.object({ limit: limit(100, 20), offset }),
  status: 200,
  answer: z.object({ items: z.array(exportSummary), totalCount: count }),
  errors: [],
})

export const getExport = defineEndpoint({
  method: 'GET',
  path: '/v1/exports/{id}',
  access: 'member',
  whileSuspended: true,
  summary: "Returns one of the caller's exports",
  params: exportPath,
  status: 200,
  answer: exportSummary,
  errors: ['export_not_found'],
})

export const getExportFile = defineEndpoint({
  method: 'GET',
  path: '/v1/exports/{id}/file',
  access: 'member',
  whileSuspended: true,
  summary: 'Downloads the ZIP of an export',
  params: exportPath,
  download: 'application/zip',
  status: 200,
  answer: z.file(),
  errors: ['export_not_found', 'export_not_ready'],
})
