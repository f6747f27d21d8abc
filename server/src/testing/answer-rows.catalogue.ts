import {
  type AnswerRow,
  granted,
  invalid,
  mediumRefused,
  missingId,
  refused,
} from './answer-row.ts'
import { aMerge, aSuggestion } from './factories/merges.ts'
import { anAddedWork, aWork } from './factories/works.ts'

const noMedium = { params: { medium: 'movie', workId: 1 } }
const noWork = { params: { medium: 'film', workId: missingId } }

const joining = 'POST /v1/works/{medium}/{workId}/same-as'

/** Added works, merges, suggestions and contributors. */
export const answersOfCatalogue: readonly AnswerRow[] = [
  invalid('POST /v1/works', { body: { medium: 'film', title: ' ' } }, ['title', 'Required']),
  mediumRefused('POST /v1/works', { body: { medium: 'movie', title: 'A Film' } }),
  mediumRefused('POST /v1/works/{medium}/{workId}/confirmation', noMedium, 'admin'),
  refused('POST /v1/works/{medium}/{workId}/confirmation', 'work_not_found', noWork, {
    by: 'admin',
  }),
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
  mediumRefused('GET /v1/works/{medium}/{workId}/same-as', noMedium),
  refused('GET /v1/works/{medium}/{workId}/same-as', 'work_not_found', noWork),
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
  granted('GET /v1/contributors/{contributorId}', 'visitor', async ({ work }, app) => {
    const { contributor_id: contributorId } = await app.ctx.db
      .selectFrom('credits')
      .select('contributor_id')
      .where('work_id', '=', work.id)
      .executeTakeFirstOrThrow()
    return { params: { contributorId } }
  }),
  invalid(
    'GET /v1/contributors/{contributorId}',
    { params: { contributorId: missingId }, query: { limit: 0 } },
    ['limit', 'Must be at least 1'],
  ),
]
