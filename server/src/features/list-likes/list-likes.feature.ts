import { likeList, unlikeList } from '@medley/contract/library/list-likes'
import type { Feature } from '../../feature.ts'
import { route } from '../../http/handle.ts'
import { like, unlike } from './list-likes.service.ts'

export const listLikesFeature: Feature = {
  name: 'list-likes',
  routes: [route(likeList, like), route(unlikeList, unlike)],
}
