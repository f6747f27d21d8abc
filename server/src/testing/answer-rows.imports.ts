import type { ImportState } from '@medley/contract/import-values'
import {
  type AnswerRow,
  granted,
  invalid,
  mediumRefused,
  missingId,
  refused,
} from './answer-row.ts'
import type { TestApp } from './harness.ts'
import type { Scene } from './permission-scene.ts'

const own = 'owner'
const limitText: [string, string] = ['limit', 'Must be at least 1']
const item = 'PATCH /v1/imports/{id}/items/{itemId}'

async function planIn(state: ImportState, { plan }: Scene, { ctx }: TestApp): Promise<object> {
  await ctx.db.updateTable('imports').set({ state }).where('id', '=', plan.id).execute()
  return { id: plan.id }
}

const choice =
  (body: object, itemId = 1) =>
  ({ plan }: Scene) => ({
    params: { id: plan.id, itemId },
    body: { action: 'choose', workId: missingId, medium: 'film', ...body },
  })

export const answersOfImports: readonly AnswerRow[] = [
  invalid('GET /v1/imports', { query: { limit: 0 } }, limitText),
  ...(['GET /v1/imports/{id}/items', 'GET /v1/imports/{id}/kept'] as const).map((endpoint) =>
    invalid(endpoint, ({ plan }) => ({ params: plan, query: { limit: 0 } }), limitText, own),
  ),
  mediumRefused(item, choice({ medium: 'movie' }), own),
  refused(item, 'work_not_found', choice({}), { by: own }),
  refused(item, 'import_item_not_found', choice({}, missingId), { by: own }),
  ...(
    [
      'POST /v1/imports/{id}/accept',
      'POST /v1/imports/{id}/update',
      'POST /v1/imports/{id}/confirm',
    ] as const
  ).map((endpoint) =>
    refused(
      endpoint,
      'import_closed',
      async (scene, app) => ({ params: await planIn('undone', scene, app) }),
      { by: own },
    ),
  ),
  refused(
    item,
    'import_closed',
    async (scene, app) => {
      await planIn('undone', scene, app)
      return choice({ workId: scene.work.id })(scene)
    },
    { by: own },
  ),
  granted('POST /v1/imports/{id}/undo', own, async (scene, app) => ({
    params: await planIn('written', scene, app),
  })),
]
