/** The rows of the trial: what was tried, how it ended, how long it took. */
export interface Row {
  tried: string
  result: 'passed' | 'FAILED' | 'not tried'
  seconds: string
  note: string
}

export type Step = (rows: Rows) => Promise<void>

/** Collects the rows; a step that fails ends its own group and no other. */
export class Rows {
  readonly all: Row[] = []

  /** Runs a step of a group, and throws what it throws. What it returns is the note. */
  async step(tried: string, work: () => Promise<string | void>): Promise<void> {
    const since = Date.now()
    const seconds = () => ((Date.now() - since) / 1000).toFixed(1)
    try {
      const note = await work()
      this.all.push({ tried, result: 'passed', seconds: seconds(), note: note ?? '' })
    } catch (error) {
      const note = error instanceof Error ? error.message : String(error)
      this.all.push({ tried, result: 'FAILED', seconds: seconds(), note })
      throw new StepFailed(tried)
    }
  }

  /** Tries a group, or says which program is missing for it. */
  async group(name: string, missing: string | undefined, work: Step): Promise<void> {
    if (missing !== undefined) return this.leaveOut(name, `${missing} is not installed`)
    try {
      await work(this)
    } catch (error) {
      if (error instanceof StepFailed) return
      const note = error instanceof Error ? error.message : String(error)
      this.all.push({ tried: name, result: 'FAILED', seconds: '', note })
    }
  }

  leaveOut(tried: string, note: string): void {
    this.all.push({ tried, result: 'not tried', seconds: '', note })
  }
}

class StepFailed extends Error {}

/** The rows as a table, the first line of each note in it, and what failed in full below it. */
export function tableOf(rows: readonly Row[]): string {
  const cells = rows.map(({ tried, result, seconds, note }) => [
    tried,
    result,
    seconds,
    note.split('\n', 1)[0]?.slice(0, 100) ?? '',
  ])
  const all = [['Tried', 'Result', 'Seconds', 'Note'], ...cells]
  const widths = [0, 1, 2].map((column) =>
    Math.max(...all.map((line) => line[column]?.length ?? 0)),
  )
  const lines = all.map((line) =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  const failed = rows.filter(({ result }) => result === 'FAILED')
  return [...lines, ...failed.map(({ tried, note }) => `\n${tried}\n${note}`)].join('\n')
}
