import { members, none, type Row } from './permission-row.ts'
import type { Scene } from './permission-scene.ts'

const ownerAlone = (answer: string) => [
  none,
  ...Array.from({ length: 4 }, () => '404 export_not_found'),
  answer,
  '404 export_not_found',
]
const ready = ({ parcel }: Scene) => ({ params: { id: parcel.id } })
const underWay = ({ laterParcel }: Scene) => ({ params: { id: laterParcel.id } })

/** Exports, visible to their member only. */
export const rowsOfExports: readonly Row[] = [
  { endpoint: 'POST /v1/exports', answers: members('202') },
  { endpoint: 'GET /v1/exports', answers: members('200') },
  { endpoint: 'GET /v1/exports/{id}', values: ready, answers: ownerAlone('200') },
  { endpoint: 'GET /v1/exports/{id}/file', values: ready, answers: ownerAlone('200') },
  {
    endpoint: 'GET /v1/exports/{id}/file',
    about: 'that is not ready',
    values: underWay,
    answers: ownerAlone('409 export_not_ready'),
  },
]
