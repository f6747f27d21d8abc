import type { SuggestedPerson } from './friendships.calls.ts'

/** Suggested people of a card on Home, at most. */
export const suggestedOnHome = 5

/** Divides people between the Recommended and the Suggestions of an empty feed, so that both name others. */
export function divideSuggestions(people: readonly SuggestedPerson[]) {
  const half = Math.ceil(people.length / 2)
  return { recommended: people.slice(0, half), suggestions: people.slice(half) }
}
