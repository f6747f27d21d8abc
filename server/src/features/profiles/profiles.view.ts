import type { Profile } from '@medley/contract/shapes'
import type { UserRow } from './profiles.queries.ts'

/** Profile of a user as others see it. */
export function toProfile(user: Omit<UserRow, 'isVisible' | 'isHidden'>): Profile {
  return {
    id: user.id,
    username: user.username,
    first_name: user.firstName,
    last_name: user.lastName,
    firstName: user.firstName,
    lastName: user.lastName,
    profile_pic: user.profilePicture,
    onlyFor: user.onlyFor,
  }
}
