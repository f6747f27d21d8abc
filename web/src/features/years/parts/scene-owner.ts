import type { Profile } from '@medley/contract/values/shapes'

/** Whose year it is. */
export interface SceneOwner {
  owner: Profile
  isOwn: boolean
  year: number
}
