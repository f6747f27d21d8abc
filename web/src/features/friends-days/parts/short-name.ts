import type { UserSearchItem } from '@medley/contract/values/shapes'
import { displayName } from '@medley/messages/titles'

/** The first name of a friend, or the username. */
export const shortName = (user: UserSearchItem) => displayName({ ...user, lastName: null })
