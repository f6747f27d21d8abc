import {
  countRatings,
  listFriendRatings,
  listOwnRatings,
  listOwnWorksByRating,
} from '@medley/contract/reviews/ratings'
import type { Feature } from '../../feature.ts'
import { route } from '../../http/handle.ts'
import { friendRatings, ownRatings, ownWorksByRating, ratingCounts } from './ratings.service.ts'

export const ratingsFeature: Feature = {
  name: 'ratings',
  routes: [
    route(listOwnRatings, ownRatings),
    route(listOwnWorksByRating, ownWorksByRating),
    route(countRatings, ratingCounts),
    route(listFriendRatings, friendRatings),
  ],
}
