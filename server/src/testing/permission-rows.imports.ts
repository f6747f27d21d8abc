import { members, none, type Row } from './permission-row.ts'
import type { Scene } from './permission-scene.ts'

const ownerAlone = (answer: string) => [
  none,
  ...Array.from({ length: 4 }, () => '404 import_not_found'),
  answer,
  '404 import_not_found',
]
const plan = ({ plan }: Scene) => ({ params: { id: plan.id } })

/** Imports, visible to their member only. */
export const rowsOfImports: readonly Row[] = [
  {
    endpoint: 'POST /v1/imports',
    about: 'without a file',
    answers: members('400 validation_error'),
  },
  {
    endpoint: 'POST /v1/imports',
    about: 'with an export',
    values: ({ work }) => ({
      form: {
        name: 'watched.csv',
        bytes: Buffer.from(
          `Date,Name,Year,Letterboxd URI\n2024-05-01,${work.title},2001,https://boxd.example/1\n`,
        ),
      },
    }),
    answers: members('201'),
  },
  { endpoint: 'GET /v1/imports', answers: members('200') },
  { endpoint: 'GET /v1/imports/{id}', values: plan, answers: ownerAlone('200') },
  { endpoint: 'GET /v1/imports/{id}/items', values: plan, answers: ownerAlone('200') },
  { endpoint: 'GET /v1/imports/{id}/kept', values: plan, answers: ownerAlone('200') },
  {
    endpoint: 'PATCH /v1/imports/{id}/items/{itemId}',
    values: ({ plan, work }) => ({
      params: { id: plan.id, itemId: 1 },
      body: { action: 'choose', workId: work.id, medium: work.medium },
    }),
    answers: ownerAlone('200'),
  },
  {
    endpoint: 'PATCH /v1/imports/{id}/files/{fileId}',
    about: 'that is no list',
    values: ({ plan: { id } }) => ({ params: { id, fileId: 1 }, body: { listMeaning: 'list' } }),
    answers: ownerAlone('404 import_file_not_found'),
  },
  { endpoint: 'POST /v1/imports/{id}/accept', values: plan, answers: ownerAlone('200') },
  { endpoint: 'POST /v1/imports/{id}/update', values: plan, answers: ownerAlone('200') },
  { endpoint: 'POST /v1/imports/{id}/confirm', values: plan, answers: ownerAlone('202') },
  {
    endpoint: 'POST /v1/imports/{id}/undo',
    about: 'of what is not written',
    values: plan,
    answers: ownerAlone('409 import_closed'),
  },
  { endpoint: 'DELETE /v1/imports/{id}', values: plan, answers: ownerAlone('200') },
]
