import { everyone, members, none, type Row } from './permission-row.ts'
import type { Scene } from './permission-scene.ts'

const adminOnly = (answer: string) => [none, ...members('403 admin_only').slice(1, -1), answer]
const pathOfWork = ({ work }: Scene) => ({ medium: 'film', workId: work.id })
const missing = 2_147_483_647

/** Added works, merges, suggestions and contributors. */
export const rowsOfCatalogue: readonly Row[] = [
  {
    endpoint: 'POST /v1/works',
    values: () => ({ body: { medium: 'film', title: 'A Home Movie' } }),
    answers: members('201'),
  },
  {
    endpoint: 'POST /v1/works/{medium}/{workId}/confirmation',
    values: (scene) => ({ params: pathOfWork(scene) }),
    answers: adminOnly('200'),
  },
  {
    endpoint: 'POST /v1/works/{medium}/{workId}/merge',
    values: (scene) => ({ params: pathOfWork(scene), body: { intoId: scene.work.id } }),
    answers: adminOnly('409 merge_refused'),
  },
  {
    endpoint: 'GET /v1/works/{medium}/{workId}/same-as',
    values: (scene) => ({ params: pathOfWork(scene) }),
    answers: members('200'),
  },
  {
    endpoint: 'POST /v1/works/{medium}/{workId}/same-as',
    values: (scene) => ({ params: pathOfWork(scene), body: { intoId: scene.work.id } }),
    answers: members('403 forbidden'),
  },
  {
    endpoint: 'POST /v1/merges/{mergeId}/revert',
    values: () => ({ params: { mergeId: missing } }),
    answers: adminOnly('404 merge_not_found'),
  },
  { endpoint: 'GET /v1/merges', answers: adminOnly('200') },
  {
    endpoint: 'POST /v1/works/{medium}/{workId}/suggestions',
    values: (scene) => ({ params: pathOfWork(scene), body: { comment: 'Another year.' } }),
    answers: members('201'),
  },
  { endpoint: 'GET /v1/work-suggestions', answers: adminOnly('200') },
  {
    endpoint: 'POST /v1/work-suggestions/{suggestionId}/close',
    values: () => ({ params: { suggestionId: missing }, body: { outcome: 'dismissed' } }),
    answers: adminOnly('404 suggestion_not_found'),
  },
  {
    endpoint: 'GET /v1/contributors/{contributorId}',
    values: () => ({ params: { contributorId: missing } }),
    answers: everyone('404 contributor_not_found'),
  },
]
