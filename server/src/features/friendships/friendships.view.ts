import type { Person } from '@medley/contract/values/shapes'
import type { PersonRow } from './friendships.queries.ts'

export function toPerson(row: PersonRow): Person {
  return {
    id: row.id,
    username: row.username,
    first_name: row.firstName,
    last_name: row.lastName,
    firstName: row.firstName,
    lastName: row.lastName,
    profile_pic: row.profilePicture,
    profilePicture: row.profilePicture,
    friendRequestStatus: row.requestStatus,
  }
}
