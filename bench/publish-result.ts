import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { describeResults, type Result } from './document.ts'

const folder = fileURLToPath(new URL('results/', import.meta.url))
const documentFile = fileURLToPath(new URL('../docs/performance.md', import.meta.url))

/** Keeps the newest result of each size, and writes the document from all of them. */
export function publishResult(result: Result): string {
  mkdirSync(folder, { recursive: true })
  const file = path.join(folder, `${result.size.reviews}-reviews.json`)
  writeFileSync(file, `${JSON.stringify(result, null, 2)}\n`)
  const results = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name): Result => JSON.parse(readFileSync(path.join(folder, name), 'utf8')))
    .sort((a, b) => a.size.reviews - b.size.reviews)
  writeFileSync(documentFile, describeResults(results))
  return documentFile
}
