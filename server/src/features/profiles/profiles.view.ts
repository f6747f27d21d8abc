import type { Profile, ProfileTexts } from '@medley/contract/values/shapes'
import type { UserRow } from './profiles.queries.ts'

const noTexts: ProfileTexts = { bio: null, link: null, place: null, pronouns: null }

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
    ...(user.texts ?? noTexts),
  }
}
