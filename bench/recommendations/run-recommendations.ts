import { openRatings } from '../database.ts'
import type { Options } from '../options.ts'
import { printTable } from '../print-table.ts'
import { measureRecommendations } from './measure-recommendations.ts'

/** The statements of recommendations, on a dataset of their own; only prints. */
export async function runRecommendations({ keep }: Options): Promise<void> {
  const database = await openRatings(keep)
  try {
    const figures = await measureRecommendations(database.connectionString)
    const numbers = (all: readonly (number | null)[]) => all.map((one) => one?.toFixed(1) ?? '')
    printTable([
      ['Work', 'p50', 'p99', 'Processor p50', 'Processor p99'],
      ...figures.map(({ name, p50, p99, processorP50, processorP99 }) => [
        name,
        ...numbers([p50, p99, processorP50, processorP99]),
      ]),
    ])
  } finally {
    await database.close()
  }
}
