/** Where the state between the member and a person is kept, once per person. */
export function friendshipKey(personId: number): readonly ['friendship', number] {
  return ['friendship', personId]
}

/** The lists that tell such states. */
export const listKeys = [
  ['contacts'],
  ['incoming-requests'],
  ['outgoing-requests'],
  ['friend-suggestions'],
] as const
