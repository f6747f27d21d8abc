/** Prints what happens, with the seconds since the beginning. */
export interface Timeline {
  note(text: string): void
}

export function startTimeline(): Timeline {
  const start = Date.now()
  return {
    note(text) {
      const seconds = ((Date.now() - start) / 1_000).toFixed(1)
      process.stdout.write(`${seconds.padStart(7)} s  ${text}\n`)
    },
  }
}
