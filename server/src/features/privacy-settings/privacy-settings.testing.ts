import type { Api } from '@medley/contract/api'
import { type AnswerRow, refused } from '../../testing/answer-row.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import type { FeatureRows } from '../../testing/feature-rows.ts'

import type { RowValues } from '../../testing/send-row.ts'

type ValuesOf = (hermit: TestUser) => RowValues

const byId: ValuesOf = ({ id }) => ({ params: { userId: id } })
const inQuery: ValuesOf = ({ id }) => ({ query: { userId: id } })

/** The calls about one member, who shows friends alone what they do. */
const closed: [keyof Api, ValuesOf][] = [
  ['GET /v1/reviews/summary/{userId}', byId],
  ['GET /v1/work-engagements/summary/{userId}', byId],
  ['GET /v1/viewings/summary/{userId}', byId],
  ['GET /v1/users/{userId}/progress', byId],
  ['GET /v1/users/{userId}/counts', byId],
  ['GET /v1/users/{userId}/taste-line', byId],
  ['GET /v1/users/{userId}/favorite-shelves', byId],
  ['GET /v1/users/{userId}/pinned-review', byId],
  ['GET /v1/viewings/days/{userId}', (hermit) => ({ ...byId(hermit), query: { year: 2026 } })],
  ['GET /v1/viewings', inQuery],
  ['GET /v1/work-engagements', inQuery],
  ['GET /v1/saved-for-later', inQuery],
  ['GET /v1/lists', ({ username }) => ({ query: { owner: username } })],
  ['GET /favorites', ({ username }) => ({ query: { profile: username } })],
  ['GET /contacts', ({ username }) => ({ query: { user: username } })],
]

const refusals = closed.map(([endpoint, valuesOf]): AnswerRow =>
  refused(endpoint, 'not_in_audience', async (_, app) => {
    const hermit = await aUser(app)
    await app.call(hermit, 'PATCH /v1/privacy-settings', { body: { audience: 'friends' } })
    return valuesOf(hermit)
  }),
)

export const privacySettingsRows: FeatureRows = {
  permissions: [
    {
      endpoint: 'PATCH /v1/privacy-settings',
      values: () => ({ body: { inSuggestions: false } }),
    },
  ],
  answers: refusals,
}
