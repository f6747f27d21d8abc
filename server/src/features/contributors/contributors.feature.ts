import { getContributor } from '@medley/contract/works/contributors'
import type { Feature } from '../../feature.ts'
import { handle } from '../../http/handle.ts'
import { showContributor } from './contributors.service.ts'

export const contributorsFeature: Feature = {
  name: 'contributors',
  routes: [
    handle(getContributor, (ctx, { actor, params, query }) =>
      showContributor(ctx, actor, { id: params.contributorId, ...query }),
    ),
  ],
}
