/** Works shown per row. */
const shownPerRow = 12

/**
 * Shows every work on one page once: hands out those of a row that no row before it shows, at most
 * twelve.
 */
export function pickOnce(): <T extends { workId: number }>(works: readonly T[]) => T[] {
  const shown = new Set<number>()
  return (works) => {
    const fresh = works.filter(({ workId }) => !shown.has(workId)).slice(0, shownPerRow)
    for (const { workId } of fresh) shown.add(workId)
    return fresh
  }
}
