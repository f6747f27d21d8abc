import type { Profile } from '@medley/contract/shapes'
import type { UserRow } from './profiles.queries.ts'

export function toProfile(user: UserRow): Profile {
  return {
    id: user.id,
    username: user.username,
    first_name: user.first_name,
    last_name: user.last_name,
    firstName: user.first_name,
    lastName: user.last_name,
    profile_pic: user.profile_picture,
  }
}
