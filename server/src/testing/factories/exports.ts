import type { ExportDocument } from '@medley/contract/transfer/export-format'
import { buffer } from 'node:stream/consumers'
import { fromBufferPromise } from 'yauzl'
import type { TestApp } from '../harness.ts'

interface FetchedExport {
  bytes: Buffer
  /** The files by name. */
  files: Map<string, Buffer>
  document: ExportDocument
}

/** The downloaded ZIP of a finished export. */
export async function fetchExportOf(
  app: TestApp,
  member: { token: string },
  id: number,
): Promise<FetchedExport> {
  const answer = await app.http.inject({
    method: 'GET',
    url: `/v1/exports/${id}/file`,
    headers: { authorization: `Bearer ${member.token}` },
  })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  const bytes = answer.rawPayload
  const files = await filesIn(bytes)
  const json = files.get('medley.json')?.toString() ?? ''
  return { bytes, files, document: JSON.parse(json) as ExportDocument }
}

async function filesIn(bytes: Buffer): Promise<Map<string, Buffer>> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true })
  const files = new Map<string, Buffer>()
  for await (const entry of zip.eachEntry()) {
    files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)))
  }
  return files
}

/** Exports all data of a member and returns the ZIP. */
export async function anExport(app: TestApp, member: { token: string }): Promise<FetchedExport> {
  const { body } = await app.call(member, 'POST /v1/exports')
  await app.runJobs()
  return fetchExportOf(app, member, body.id)
}

/** A requested export that the job has not created yet. */
export function anExportUnderWay(
  app: TestApp,
  { by }: { by: { id: number } },
): Promise<{ id: number }> {
  return insertExport(app, by.id, 'requested')
}

/** A finished export with meaningless bytes for a ZIP. */
export async function aReadyExport(
  app: TestApp,
  { by }: { by: { id: number } },
): Promise<{ id: number }> {
  const { id } = await insertExport(app, by.id, 'ready')
  const bytes = Buffer.from('ZIP!')
  await app.ctx.db
    .insertInto('export_pieces')
    .values({ export_id: id, position: 1, bytes })
    .execute()
  return { id }
}

function insertExport(app: TestApp, userId: number, state: 'requested' | 'ready') {
  const time = app.clock.now()
  const size = state === 'ready' ? 4 : 0
  return app.ctx.db
    .insertInto('exports')
    .values({ user_id: userId, state, time_requested: time, size })
    .returning('id')
    .executeTakeFirstOrThrow()
}
