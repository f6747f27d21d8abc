import { limits } from '@medley/contract/limits'
import { invalid, mediumRefused, missingId, refused } from '../../testing/answer-row.ts'
import { aGoal } from '../../testing/factories/goals.ts'
import { aList } from '../../testing/factories/lists.ts'
import type { TestUser } from '../../testing/factories/users.ts'
import type { FeatureRows } from '../../testing/feature-rows.ts'
import type { TestApp } from '../../testing/harness.ts'
import { forbidden, none, unlessBlocked } from '../../testing/permission-row.ts'
import type { Scene } from '../../testing/permission-scene.ts'
import { atLeast, own } from '../../testing/row-values.ts'

const hidden = '404 goal_not_found'
const ownerOnly = [none, hidden, hidden, hidden, hidden, '200', hidden]
const goalOf = ({ goal }: Scene) => ({ params: { id: goal.id } })

const books = { kind: 'works', year: 2026, medium: 'book', target: 24 } as const
const ofList = (listId: number) => ({ kind: 'list', listId, until: '2026-12-24' }) as const

/** Gives a member as many goals in 2030 as a year can have. */
async function fillYear(app: TestApp, by: TestUser): Promise<void> {
  for (let count = 0; count < limits.goalsPerYear; count += 1) {
    await aGoal(app, { by, of: { list: await aList(app, { by }), until: '2030-12-24' } })
  }
}

export const goalsRows: FeatureRows = {
  permissions: [
    {
      endpoint: 'GET /v1/goals/{userId}',
      values: ({ owner }) => ({ params: { userId: owner.id } }),
      answers: unlessBlocked,
    },
    { endpoint: 'POST /v1/goals', values: () => ({ body: books }) },
    {
      endpoint: 'POST /v1/goals',
      about: "of the owner's list",
      values: ({ list }) => ({ body: ofList(list.id) }),
      answers: [
        none,
        forbidden,
        forbidden,
        '404 list_not_found',
        '404 list_not_found',
        '201',
        forbidden,
      ],
    },
    {
      endpoint: 'PATCH /v1/goals/{id}',
      values: (scene) => ({ ...goalOf(scene), body: { target: 30 } }),
      answers: ownerOnly,
    },
    { endpoint: 'DELETE /v1/goals/{id}', values: goalOf, answers: ownerOnly },
  ],
  answers: [
    refused('GET /v1/goals/{userId}', 'user_not_found', { params: { userId: missingId } }),
    mediumRefused('POST /v1/goals', { body: { ...books, medium: 'movie' } }),
    invalid('POST /v1/goals', { body: { ...books, target: 0 } }, atLeast('target')),
    invalid('POST /v1/goals', { body: { ...books, target: limits.goalTargetMax + 1 } }, [
      'target',
      `Must be at most ${limits.goalTargetMax}`,
    ]),
    invalid('POST /v1/goals', { body: { ...books, year: 1899 } }, [
      'year',
      'Must be at least 1900',
    ]),
    invalid('POST /v1/goals', { body: { ...ofList(1), until: '2201-01-01' } }, [
      'until',
      'Must be in 1900 to 2200',
    ]),
    refused('POST /v1/goals', 'list_not_found', { body: ofList(missingId) }),
    refused('POST /v1/goals', 'forbidden', ({ list }) => ({ body: ofList(list.id) })),
    refused('POST /v1/goals', 'goal_exists', () => ({ body: { ...books, medium: null } }), {
      by: own,
    }),
    refused(
      'POST /v1/goals',
      'goals_full',
      async ({ owner }, app) => {
        await fillYear(app, owner)
        return { body: { ...books, year: 2030 } }
      },
      { by: own },
    ),
    refused('PATCH /v1/goals/{id}', 'goal_not_found', {
      params: { id: missingId },
      body: { target: 30 },
    }),
    invalid(
      'PATCH /v1/goals/{id}',
      (scene) => ({ ...goalOf(scene), body: { until: '2026-12-24' } }),
      ['until', 'Only of a list'],
      own,
    ),
    invalid(
      'PATCH /v1/goals/{id}',
      async ({ owner, list }, app) => {
        const { id } = await aGoal(app, { by: owner, of: { list, until: '2026-12-24' } })
        return { params: { id }, body: { target: 30 } }
      },
      ['target', 'Follows from the list'],
      own,
    ),
    refused(
      'PATCH /v1/goals/{id}',
      'goals_full',
      async ({ owner, list }, app) => {
        await fillYear(app, owner)
        const { id } = await aGoal(app, { by: owner, of: { list, until: '2026-12-24' } })
        return { params: { id }, body: { until: '2030-12-24' } }
      },
      { by: own },
    ),
    refused('DELETE /v1/goals/{id}', 'goal_not_found', { params: { id: missingId } }),
  ],
}
