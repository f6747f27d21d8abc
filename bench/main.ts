// npm run bench: measures the most important pages on a generated database and writes docs/performance.md.
import { openDatabase } from './database.ts'
import { tableRows } from './document.ts'
import { closeConnections } from './get.ts'
import { describeMachine } from './machine.ts'
import { type Figures, measure } from './measure.ts'
import { type Options, readOptions } from './options.ts'
import { startProduct } from './product.ts'
import { readsOf } from './reads.ts'
import { publishResult } from './publish-result.ts'
import { setScene } from './scene.ts'

try {
  await run(readOptions(process.argv.slice(2)))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function run({ size, keep, seconds, publish }: Options): Promise<void> {
  const database = await openDatabase(size, keep)
  try {
    const product = await startProduct(database.dataFolder)
    try {
      const reads = readsOf(await setScene(database, product.url))
      const machine = await describeMachine(database.connectionString)
      const figures: Figures[] = []
      for (const read of reads) {
        process.stdout.write(`Measuring: ${read.name}\n`)
        figures.push(await measure(product.url, read, seconds))
      }
      print(figures)
      const day = new Date().toISOString().slice(0, 10)
      if (publish) {
        const file = publishResult({ day, seconds, size, machine, figures })
        process.stdout.write(`Written: ${file}\n`)
      }
    } finally {
      closeConnections()
      await product.stop()
    }
  } finally {
    await database.close()
  }
}

function print(figures: readonly Figures[]): void {
  const rows = tableRows(figures)
  const widths = rows[0]?.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  )
  for (const row of rows) {
    const cells = row.map((cell, column) => {
      const width = widths?.[column] ?? 0
      return column === 0 ? cell.padEnd(width) : cell.padStart(width)
    })
    process.stdout.write(`${cells.join('  ')}\n`)
  }
}
