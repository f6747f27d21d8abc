import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { type AttackResult, describeAttack } from './attack/attack-document.ts'
import { describeSmoothness, type SmoothnessResult } from './browser/smoothness-document.ts'
import { describeResults, type Result } from './document.ts'
import { describeSearch, type SearchResult } from './search/search-document.ts'

const folder = fileURLToPath(new URL('results/', import.meta.url))
const documentFile = fileURLToPath(new URL('../docs/performance.md', import.meta.url))
const attackName = 'attack.json'
const searchName = 'search.json'
const smoothnessName = 'smoothness.json'

/** Keeps the newest result of each size, and writes the document from all results. */
export function publishResult(result: Result): string {
  return publish(`${result.size.reviews}-reviews.json`, result)
}

/** Keeps the newest result of an attack, and writes the document from all results. */
export function publishAttack(result: AttackResult): string {
  return publish(attackName, result)
}

/** Keeps the newest result of searches, and writes the document from all results. */
export function publishSearch(result: SearchResult): string {
  return publish(searchName, result)
}

/** Keeps the newest result of the browser, and writes the document from all results. */
export function publishSmoothness(result: SmoothnessResult): string {
  return publish(smoothnessName, result)
}

type AnyResult = Result | AttackResult | SearchResult | SmoothnessResult

function publish(name: string, result: AnyResult): string {
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, name), `${JSON.stringify(result, null, 2)}\n`)
  const names = readdirSync(folder)
  const results = names
    .filter((one) => one.endsWith('-reviews.json'))
    .map((one) => readResult<Result>(one))
    .sort((a, b) => a.size.reviews - b.size.reviews)
  const sections = [
    describeResults(results),
    names.includes(attackName) && `${describeAttack(readResult<AttackResult>(attackName))}\n`,
    names.includes(searchName) && `${describeSearch(readResult<SearchResult>(searchName))}\n`,
    names.includes(smoothnessName) &&
      `${describeSmoothness(readResult<SmoothnessResult>(smoothnessName))}\n`,
  ]
  writeFileSync(documentFile, sections.filter((one) => one !== false).join('\n'))
  return documentFile
}

function readResult<T>(name: string): T {
  return JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as T
}
