interface Change<Wanted, State> {
  wanted: Wanted
  /** The state on the server before the change. */
  before: () => State | Promise<State>
  isReached: (state: State, wanted: Wanted) => boolean
  /** Saves what is wanted. Returns the state on the server after it. */
  save: (wanted: Wanted, state: State) => Promise<State>
  /** Shows the state on the server once nothing is to be saved any more, also after a failure. */
  show: (state: State) => void
}

/** Changes of one kind that show before they are saved: one request at a time per key, the last change wins. */
export function createChanges<Key, Wanted, State>() {
  const running = new Map<Key, { wanted: Wanted }>()
  return {
    isRunning: (key: Key): boolean => running.has(key),

    /**
     * Saves a change. Returns the saved state, or undefined if a running change takes this one over.
     * @throws what `before` or `save` throws
     */
    save: async (key: Key, change: Change<Wanted, State>): Promise<State | undefined> => {
      const current = running.get(key)
      if (current) {
        current.wanted = change.wanted
        return undefined
      }
      const goal = { wanted: change.wanted }
      running.set(key, goal)
      let state: State | undefined
      try {
        const before = change.before()
        state = before instanceof Promise ? await before : before
        while (!change.isReached(state, goal.wanted)) state = await change.save(goal.wanted, state)
        return state
      } finally {
        // In the step that saw the goal reached, so that no change comes in between.
        running.delete(key)
        if (state !== undefined) change.show(state)
      }
    },
  }
}
