import { granted, invalid, mediumRefused, refused, missingId } from '../../testing/answer-row.ts'
import { aMerge } from '../../testing/factories/merges.ts'
import { anAddedWork, aWork } from '../../testing/factories/works.ts'
import type { FeatureRows } from '../../testing/feature-rows.ts'
import { adminOnly, members } from '../../testing/permission-row.ts'
import { noMedium, noWork, workPath } from '../../testing/row-values.ts'

const joining = 'POST /v1/works/{medium}/{workId}/same-as'

export const mergesRows: FeatureRows = {
  permissions: [
    {
      endpoint: 'POST /v1/works/{medium}/{workId}/merge',
      values: (scene) => ({ params: workPath(scene), body: { intoId: scene.work.id } }),
      answers: adminOnly('409 merge_refused'),
    },
    {
      endpoint: 'POST /v1/works/{medium}/{workId}/same-as',
      values: (scene) => ({ params: workPath(scene), body: { intoId: scene.work.id } }),
      answers: members('403 forbidden'),
    },
    {
      endpoint: 'POST /v1/merges/{mergeId}/revert',
      values: () => ({ params: { mergeId: missingId } }),
      answers: adminOnly('404 merge_not_found'),
    },
  ],
  answers: [
    granted('POST /v1/works/{medium}/{workId}/merge', 'admin', async ({ work }, app) => ({
      params: { medium: 'film', workId: work.id },
      body: { intoId: (await aWork(app)).id },
    })),
    invalid(
      'POST /v1/works/{medium}/{workId}/merge',
      { ...noWork, body: {} },
      ['intoId', 'Required'],
      'admin',
    ),
    mediumRefused(
      'POST /v1/works/{medium}/{workId}/merge',
      { ...noMedium, body: { intoId: 1 } },
      'admin',
    ),
    refused(
      'POST /v1/works/{medium}/{workId}/merge',
      'work_not_found',
      { ...noWork, body: { intoId: 1 } },
      { by: 'admin' },
    ),
    granted(joining, 'owner', async ({ work, owner }, app) => ({
      params: { medium: 'film', workId: (await anAddedWork(app, owner)).id },
      body: { intoId: work.id },
    })),
    invalid(joining, { ...noWork, body: {} }, ['intoId', 'Required']),
    mediumRefused(joining, { ...noMedium, body: { intoId: 1 } }),
    refused(joining, 'work_not_found', { ...noWork, body: { intoId: 1 } }),
    refused(joining, 'forbidden', ({ work }) => ({
      params: { medium: 'film', workId: work.id },
      body: { intoId: work.id },
    })),
    refused(
      joining,
      'merge_refused',
      async ({ owner }, app) => {
        const { id } = await anAddedWork(app, owner)
        return { params: { medium: 'film', workId: id }, body: { intoId: id } }
      },
      { by: 'owner' },
    ),
    granted('POST /v1/merges/{mergeId}/revert', 'admin', async (_, app) => ({
      params: { mergeId: (await aMerge(app)).id },
    })),
    invalid('GET /v1/merges', { query: { limit: 0 } }, ['limit', 'Must be at least 1'], 'admin'),
  ],
}
