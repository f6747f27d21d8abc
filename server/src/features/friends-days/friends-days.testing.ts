import type { FeatureRows } from '../../testing/feature-rows.ts'

export const friendsDaysRows: FeatureRows = {
  permissions: [
    {
      endpoint: 'PUT /v1/friends-days-settings',
      values: () => ({ body: { isShown: false } }),
    },
  ],
}
