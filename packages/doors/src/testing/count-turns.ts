/** Counts the turns of the event loop from 0, until it is stopped. */
export function countTurns(): { turns: number; stop(): void } {
  const loop = { turns: 0, stop: () => clearImmediate(next) }
  const turn = () => {
    loop.turns += 1
    next = setImmediate(turn)
  }
  let next = setImmediate(turn)
  return loop
}
