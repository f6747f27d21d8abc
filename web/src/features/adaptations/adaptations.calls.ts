import { query } from '../../lib/queries.ts'
import { type WorkName, workParams } from '../works/works.calls.ts'

/** Originals and adaptations of a work. */
export function adaptationsQuery(work: WorkName) {
  return query('GET /v1/works/{medium}/{workId}/adaptations', { params: workParams(work) })
}
