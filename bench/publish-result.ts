import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { type AttackResult, describeAttack } from './attack/attack-document.ts'
import { describeSmoothness, type SmoothnessResult } from './browser/smoothness-document.ts'
import { describeLimits } from './limits/limits-document.ts'
import type { LimitsResult } from './limits/limits-result.ts'
import { describeOverload, type OverloadResult } from './overload/overload-document.ts'
import { describeSearch, type SearchResult } from './search/search-document.ts'

const folder = fileURLToPath(new URL('results/', import.meta.url))
const documentFile = fileURLToPath(new URL('../docs/performance.md', import.meta.url))
const attackName = 'attack.json'
const overloadName = 'overload.json'
const searchName = 'search.json'
const smoothnessName = 'smoothness.json'
const limitsEnding = '-reviews.json'

const head =
  '# Performance\n\nWritten by `npm run bench`; do not edit. It generates a database, starts the server in a process of its own and opens the pages that matter as logged-in members. `--scale 10` measures ten times the reviews, `--quick` a small database without writing it down, `--only feed,work` some rows, `--keep <folder>` uses a database again, and `--scene attack`, `overload`, `search` or `browser` measures the other sections.'

/** Keeps the newest result of each size, and writes the document from all results. */
export function publishLimits(result: LimitsResult): string {
  return publish(nameOf(result.size.reviews), result)
}

/** The newest result of a size. */
export function readLimits(reviews: number): LimitsResult | undefined {
  return readResult<LimitsResult>(nameOf(reviews))
}

/** Keeps the newest result of an attack, and writes the document from all results. */
export function publishAttack(result: AttackResult): string {
  return publish(attackName, result)
}

/** Keeps the newest result of an overload, and writes the document from all results. */
export function publishOverload(result: OverloadResult): string {
  return publish(overloadName, result)
}

/** Keeps the newest result of searches, and writes the document from all results. */
export function publishSearch(result: SearchResult): string {
  return publish(searchName, result)
}

/** Keeps the newest result of the browser, and writes the document from all results. */
export function publishSmoothness(result: SmoothnessResult): string {
  return publish(smoothnessName, result)
}

type AnyResult = LimitsResult | AttackResult | OverloadResult | SearchResult | SmoothnessResult

function nameOf(reviews: number): string {
  return `${reviews}${limitsEnding}`
}

/** Returns the file of the document. */
function publish(name: string, result: AnyResult): string {
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, name), `${JSON.stringify(result, null, 2)}\n`)
  const limits = readdirSync(folder)
    .filter((one) => one.endsWith(limitsEnding))
    .flatMap((one) => readResult<LimitsResult>(one) ?? [])
    .toSorted((a, b) => a.size.reviews - b.size.reviews)
  const attack = readResult<AttackResult>(attackName)
  const overload = readResult<OverloadResult>(overloadName)
  const search = readResult<SearchResult>(searchName)
  const smoothness = readResult<SmoothnessResult>(smoothnessName)
  const sections = [
    head,
    ...describeLimits(limits),
    ...(attack ? [describeAttack(attack)] : []),
    ...(overload ? [describeOverload(overload)] : []),
    ...(search ? [describeSearch(search)] : []),
    ...(smoothness ? [describeSmoothness(smoothness)] : []),
  ]
  writeFileSync(documentFile, `${sections.join('\n\n')}\n`)
  return documentFile
}

function readResult<T>(name: string): T | undefined {
  const file = path.join(folder, name)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined
}
