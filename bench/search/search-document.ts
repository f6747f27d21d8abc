import type { DatasetSize } from '../dataset/dataset-size.ts'
import { describeConditions, markdownTable } from '../document.ts'
import type { Machine } from '../machine.ts'
import { repeats, type SearchFigures } from './measure-search.ts'

export interface SearchResult {
  /** The day, `YYYY-MM-DD`. */
  day: string
  size: DatasetSize
  machine: Machine
  figures: SearchFigures[]
}

const headings = ['Texts', 'Number', 'p50', 'p95', 'p99', 'max', 'p99 of all', 'Processor p99']

/** The rows of a table: times in milliseconds. */
export function searchRows(figures: readonly SearchFigures[]): string[][] {
  return [
    headings,
    ...figures.map((one) => [
      one.name,
      String(one.texts),
      ...[one.p50, one.p95, one.p99, one.max, one.p99OfAll].map((time) => time.toFixed(1)),
      one.processorP99?.toFixed(1) ?? '',
    ]),
  ]
}

/** The section of the document. */
export function describeSearch({ day, size, machine, figures }: SearchResult): string {
  return [
    '## Searches of many works',
    `The lists of known searches (\`server/src/features/search/known-searches\`), one after the other in a database of ${size.works.toLocaleString('en')} works and ${size.reviews.toLocaleString('en')} reviews, each ${repeats} times: everything that the server asks the database for one text, without HTTP. p50 to max are over the fastest search for each text.`,
    markdownTable(searchRows(figures)),
    `Measured on ${day} ${describeConditions(machine)}`,
  ].join('\n\n')
}
