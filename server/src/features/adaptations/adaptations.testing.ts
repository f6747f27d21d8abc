import type { FeatureRows } from '../../testing/feature-rows.ts'

export const adaptationsRows: FeatureRows = {
  permissions: [
    {
      endpoint: 'GET /v1/works/{medium}/{workId}/adaptations',
      values: ({ work }) => ({ params: { medium: work.medium, workId: work.id } }),
    },
  ],
  answers: [],
}
