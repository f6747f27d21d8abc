import type { ImportState } from '@medley/contract/imports'
import { type AnswerRow, granted, invalid, mediumRefused, nothing, refused } from './answer-row.ts'
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
    body: { action: 'choose', workId: nothing, medium: 'film', ...body },
  })

const ofImports: AnswerRow[] = [
  invalid('GET /v1/imports', { query: { limit: 0 } }, limitText),
  ...(['GET /v1/imports/{id}/items', 'GET /v1/imports/{id}/kept'] as const).map((endpoint) =>
    invalid(endpoint, ({ plan }) => ({ params: plan, query: { limit: 0 } }), limitText, own),
  ),
  mediumRefused(item, choice({ medium: 'movie' }), own),
  refused(item, 'work_not_found', choice({}), { by: own }),
  refused(item, 'import_item_not_found', choice({}, nothing), { by: own }),
  ...(['POST /v1/imports/{id}/accept', 'POST /v1/imports/{id}/confirm'] as const).map((endpoint) =>
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
      await planIn('written', scene, app)
      return choice({ workId: scene.work.id })(scene)
    },
    { by: own },
  ),
  granted('POST /v1/imports/{id}/undo', own, async (scene, app) => ({
    params: await planIn('written', scene, app),
  })),
]

const ofOthers: AnswerRow[] = [
  invalid('GET /v1/ratings/mine', {}, ['workIds', 'Required']),
  invalid('GET /v1/ratings/mine/works', { query: { perRating: 21 } }, [
    'perRating',
    'Must be at most 20',
  ]),
  invalid(
    'GET /v1/works/{medium}/{workId}/friend-ratings',
    ({ work }) => ({ params: { medium: 'film', workId: work.id }, query: { limit: 0 } }),
    limitText,
  ),
  mediumRefused('GET /v1/works/{medium}/{workId}/sources', {
    params: { medium: 'movie', workId: 1 },
  }),
  refused('GET /v1/works/{medium}/{workId}/sources', 'work_not_found', {
    params: { medium: 'film', workId: nothing },
  }),
  granted('POST /unsubscribe/{token}', 'visitor', async ({ owner }, { ctx }) => ({
    params: { token: await ctx.tokens.signEmail(owner.email) },
  })),
]

/** Calls beyond those that clients were promised. */
export const answersOfFurther: readonly AnswerRow[] = [...ofImports, ...ofOthers]
