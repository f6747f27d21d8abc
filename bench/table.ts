const nameWidth = 24

/** Prints a Markdown table, each row as soon as it is measured. */
export class Table {
  readonly lines: string[] = []
  readonly #widths: number[]

  constructor(headings: readonly string[]) {
    this.#widths = headings.map((text, column) =>
      Math.max(text.length, column === 0 ? nameWidth : 5),
    )
    this.add(headings)
    this.#print(
      this.#widths.map((width, column) => '-'.repeat(width - 1) + (column === 0 ? '-' : ':')),
    )
  }

  /** The first cell stands to the left, the others to the right. */
  add(cells: readonly string[]): void {
    this.#print(
      this.#widths.map((width, column) => {
        const cell = cells[column] ?? ''
        return column === 0 ? cell.padEnd(width) : cell.padStart(width)
      }),
    )
  }

  #print(cells: readonly string[]): void {
    const line = `| ${cells.join(' | ')} |`
    this.lines.push(line)
    process.stdout.write(`${line}\n`)
  }
}
