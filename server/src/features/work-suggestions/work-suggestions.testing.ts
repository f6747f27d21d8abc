import { granted, invalid, mediumRefused, missingId, refused } from '../../testing/answer-row.ts'
import { aSuggestion } from '../../testing/factories/merges.ts'
import type { FeatureRows } from '../../testing/feature-rows.ts'
import { adminOnly } from '../../testing/permission-row.ts'

import { noMedium, noWork, workPath } from '../../testing/row-values.ts'

export const workSuggestionsRows: FeatureRows = {
  permissions: [
    {
      endpoint: 'POST /v1/works/{medium}/{workId}/suggestions',
      values: (scene) => ({ params: workPath(scene), body: { comment: 'Another year.' } }),
    },
    {
      endpoint: 'POST /v1/work-suggestions/{suggestionId}/close',
      values: () => ({ params: { suggestionId: missingId }, body: { outcome: 'dismissed' } }),
      answers: adminOnly('404 suggestion_not_found'),
    },
  ],
  answers: [
    invalid(
      'POST /v1/works/{medium}/{workId}/suggestions',
      ({ work }) => ({ params: { medium: 'film', workId: work.id }, body: {} }),
      ['comment', 'Required'],
    ),
    mediumRefused('POST /v1/works/{medium}/{workId}/suggestions', {
      ...noMedium,
      body: { comment: 'Another year.' },
    }),
    refused('POST /v1/works/{medium}/{workId}/suggestions', 'work_not_found', {
      ...noWork,
      body: { comment: 'Another year.' },
    }),
    invalid(
      'GET /v1/work-suggestions',
      { query: { limit: 0 } },
      ['limit', 'Must be at least 1'],
      'admin',
    ),
    granted('POST /v1/work-suggestions/{suggestionId}/close', 'admin', async (_, app) => ({
      params: { suggestionId: (await aSuggestion(app)).id },
      body: { outcome: 'dismissed' },
    })),
    invalid(
      'POST /v1/work-suggestions/{suggestionId}/close',
      { params: { suggestionId: missingId }, body: {} },
      ['outcome', 'Required'],
      'admin',
    ),
    refused(
      'POST /v1/work-suggestions/{suggestionId}/close',
      'merge_refused',
      async ({ work }, app) => ({
        params: { suggestionId: (await aSuggestion(app, { work, sameAs: work })).id },
        body: { outcome: 'accepted' },
      }),
      { by: 'admin' },
    ),
  ],
}
