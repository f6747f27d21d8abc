/** Facts in one line, without the empty ones; a line breaks after the dot between two, never before it. */
export function joinFacts(facts: readonly (string | false | null | undefined)[]): string {
  return facts.filter(Boolean).join('\u00A0· ')
}
