import type { TableColumns } from '@medley/contract/transfer/import-tables'
import type { ImportDetails } from '@medley/contract/transfer/imports'
import type { PlannedOutcome } from '../../features/imports/plan/plan-item.ts'
import type { Item } from '../../features/imports/merge/import-item.ts'
import type { Answer, Caller, TestApp } from '../harness.ts'

interface ImportedFile {
  name: string
  content: string | Buffer
}

/** Uploads files for an import plan, as a browser's form does; the job has not begun. */
export async function startImport(
  app: Pick<TestApp, 'send'>,
  caller: Caller,
  files: readonly ImportedFile[],
  fields: Record<string, string> = {},
): Promise<Answer<ImportDetails>> {
  return (await upload(app, caller, '/v1/imports', files, fields)) as Answer<ImportDetails>
}

/** Uploads files and has them planned. Answers with the import, or with the error of the upload. */
export async function uploadImport(
  app: ImportApp,
  caller: Caller,
  files: readonly ImportedFile[],
  fields: Record<string, string> = {},
): Promise<Answer<ImportDetails>> {
  const started = await startImport(app, caller, files, fields)
  return started.status === 202 ? afterJob(app, caller, 'import-plan', started.body) : started
}

/** Has the decision on many items of an import applied that a call has started. */
export function afterChange(
  app: ImportApp,
  caller: Caller,
  one: { id: number },
): Promise<Answer<ImportDetails>> {
  return afterJob(app, caller, 'import-change', one)
}

type ImportApp = Pick<TestApp, 'send' | 'call' | 'runJobs'>

async function afterJob(app: ImportApp, caller: Caller, kind: string, { id }: { id: number }) {
  await app.runJobs({}, kind)
  return app.call(caller, 'GET /v1/imports/{id}', { params: { id: String(id) } })
}

/** Uploads a member's own table, to learn what its columns may mean. */
export async function uploadTable(
  app: Pick<TestApp, 'send'>,
  caller: Caller,
  file: ImportedFile,
  fields: Record<string, string> = {},
): Promise<Answer<TableColumns>> {
  return (await upload(app, caller, '/v1/imports/table', [file], fields)) as Answer<TableColumns>
}

async function upload(
  app: Pick<TestApp, 'send'>,
  caller: Caller,
  url: string,
  files: readonly ImportedFile[],
  fields: Record<string, string>,
): Promise<Answer<unknown>> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  for (const { name, content } of files) {
    form.append('file', new Blob([new Uint8Array(Buffer.from(content as string))]), name)
  }
  const encoded = new Response(form)
  return app.send({
    method: 'POST',
    url,
    headers: {
      'content-type': String(encoded.headers.get('content-type')),
      ...(caller ? { authorization: `Bearer ${caller.token}` } : {}),
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  })
}

/** A plan with one watched film that matches no stored work. */
export async function anImport(
  app: TestApp,
  { by, title }: { by: { id: number }; title: string },
): Promise<{ id: number }> {
  const time = app.clock.now()
  const file = { name: 'watched.csv', source: 'letterboxd', problem: null }
  const plan = await app.ctx.db
    .insertInto('imports')
    .values({
      user_id: by.id,
      state: 'planned',
      sources: ['letterboxd'],
      files: JSON.stringify([file]),
      lists: '[]',
      time_created: time,
      time_changed: time,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await app.ctx.db
    .insertInto('import_items')
    .values({
      user_id: by.id,
      import_id: plan.id,
      position: 1,
      item: JSON.stringify(watchedItem(title)),
      time_first: time,
      candidates: '[]',
      planned_outcome: JSON.stringify(undecided),
      outcome: 'choice',
      question: 'unknown',
      rows_new: 0,
      rows_here: 0,
      rows_choice: 1,
      rows_left_out: 0,
    })
    .execute()
  return plan
}

function watchedItem(title: string): Item {
  const work = { title, mediums: ['film' as const], otherTitles: [], year: 2001, creators: [] }
  return {
    kind: 'work',
    source: 'letterboxd',
    work: { ...work, key: title, ids: {} },
    entries: [],
    engaged: { time: null },
    saved: null,
    listings: [],
    rows: [{ file: 0, line: 2, targets: { engaged: true }, note: null }],
  }
}

const undecided: PlannedOutcome = {
  outcome: 'choice',
  question: 'work',
  reviews: [],
  engaged: 'choice',
  saved: null,
  listings: [],
  rows: [{ file: 0, outcome: 'choice', note: null }],
}
