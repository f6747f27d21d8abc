import type { Person } from '@medley/contract/shapes'
import type { PersonRow } from './friendships.queries.ts'

export function toPerson(row: PersonRow): Person {
  return {
    id: row.id,
    username: row.username,
    first_name: row.first_name,
    last_name: row.last_name,
    firstName: row.first_name,
    lastName: row.last_name,
    profile_pic: row.profile_picture,
    profilePicture: row.profile_picture,
    friendRequestStatus: row.request_status,
  }
}
