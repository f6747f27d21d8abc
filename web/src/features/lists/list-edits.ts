/** One planned edit. */
export type PlannedEdit =
  | { action: 'ADD' | 'DELETE'; workId: number }
  | { action: 'MOVE'; workId: number; position: number }

/**
 * Edits that turn a list's stored order into the edited one: removals, additions at the end, then as few
 * moves as possible.
 * @param stored work ids by position; negative numbers for entries that were not loaded
 * @param edited work ids in the desired order, without unloaded entries, which keep their place
 */
export function planEdits(stored: readonly number[], edited: readonly number[]): PlannedEdit[] {
  const target = withUnloaded(stored, edited)
  const wanted = new Set(target)
  const known = new Set(stored)
  const removed = stored.filter((id) => !wanted.has(id))
  const added = target.filter((id) => !known.has(id))
  const steps: PlannedEdit[] = [
    ...removed.map((workId) => ({ action: 'DELETE' as const, workId })),
    ...added.map((workId) => ({ action: 'ADD' as const, workId })),
  ]
  return [...steps, ...planMoves(carryOut(stored, steps), target)]
}

/** Applies steps to an order. */
export function carryOut(order: readonly number[], steps: readonly PlannedEdit[]): number[] {
  const result = [...order]
  for (const step of steps) {
    if (step.action !== 'ADD') result.splice(result.indexOf(step.workId), 1)
    if (step.action === 'ADD') result.push(step.workId)
    if (step.action === 'MOVE') result.splice(step.position - 1, 0, step.workId)
  }
  return result
}

/** Inserts unloaded entries after the loaded ones and before works added behind those. */
function withUnloaded(stored: readonly number[], edited: readonly number[]): readonly number[] {
  const unloaded = stored.filter((id) => id < 0)
  if (unloaded.length === 0) return edited
  const before = new Set(
    stored.slice(
      0,
      stored.findLastIndex((id) => id < 0),
    ),
  )
  const start = edited.findLastIndex((id) => before.has(id)) + 1
  return [...edited.slice(0, start), ...unloaded, ...edited.slice(start)]
}

/** Moves each work outside the longest increasing subsequence behind its new predecessor. */
function planMoves(current: readonly number[], target: readonly number[]): PlannedEdit[] {
  const settled = new Set(longestRisingRow(current, target))
  const order = [...current]
  const moves: PlannedEdit[] = []
  for (const [index, workId] of target.entries()) {
    if (settled.has(workId)) continue
    order.splice(order.indexOf(workId), 1)
    const before = target[index - 1]
    const newIndex = before === undefined ? 0 : order.indexOf(before) + 1
    order.splice(newIndex, 0, workId)
    moves.push({ action: 'MOVE', workId, position: newIndex + 1 })
  }
  return moves
}

/**
 * Longest increasing subsequence: the most ids with the same relative order in `current` and `target`.
 * Always includes unloaded entries, since they cannot be moved.
 */
function longestRisingRow(current: readonly number[], target: readonly number[]): number[] {
  const indexes = new Map(current.map((id, index) => [id, index]))
  const lastUnloaded = current.findLastIndex((id) => id < 0)
  const wall = target.findIndex((id) => id < 0)
  // ends[n]: index in `target` of the last id of the best subsequence of length n + 1.
  const ends: number[] = []
  const previous = new Map<number, number | undefined>()
  const indexAt = (index: number | undefined) => indexes.get(target[index ?? -1] ?? 0) ?? -1
  for (const [index, id] of target.entries()) {
    const currentIndex = indexes.get(id) ?? -1
    if (index < wall && currentIndex > lastUnloaded) continue
    const length = ends.findLastIndex((end) => indexAt(end) < currentIndex) + 1
    previous.set(index, ends[length - 1])
    ends[length] = index
  }
  const row: number[] = []
  for (let at = ends.at(-1); at !== undefined; at = previous.get(at)) row.push(target[at] ?? 0)
  return row
}
