import type { SuggestedPerson } from './friendships.calls.ts'

/** Divides people between the Recommended and the Suggestions of an empty feed, so that both name others. */
export function divideSuggestions(people: readonly SuggestedPerson[]) {
  const half = Math.ceil(people.length / 2)
  return { recommended: people.slice(0, half), suggestions: people.slice(half) }
}
