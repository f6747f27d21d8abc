/** Query key of the friendship status between member and person. */
export function friendshipKey(personId: number): readonly ['friendship', number] {
  return ['friendship', personId]
}

/** Query keys of lists that include friendship statuses. */
export const listKeys = [
  ['contacts'],
  ['incoming-requests'],
  ['outgoing-requests'],
  ['friend-suggestions'],
] as const
