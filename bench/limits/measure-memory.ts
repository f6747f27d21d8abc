import { setTimeout as sleep } from 'node:timers/promises'
import { median } from '../percentile.ts'
import { connectionsMany, deleteNewer, newestRows } from './measure-row.ts'
import { type PreparedRow, prepareRow } from './prepare-row.ts'
import { memoryQuestion } from './probe.mjs'
import { rows } from './rows/rows.ts'
import type { Target } from './target.ts'

/** The resident memory of the product under all rows at once, in megabytes. */
export interface MemoryFigures {
  seconds: number
  /** Openings a second. */
  rate: number
  before: number
  most: number
  last: number
  /** The median of the last quarter of the time divided by that of the second quarter; 1 is flat. */
  growth: number
}

const samples = 40
const readVariants = 20
/** One write in twenty openings. */
const readsPerWrite = 19

/** Opens all rows at random on 50 connections and watches the memory of the product. */
export async function measureMemory(target: Target, seconds: number): Promise<MemoryFigures> {
  const { product, database, http, subjects } = target
  const newest = await newestRows(database.connectionString)
  const prepared: PreparedRow[] = []
  for (const row of rows) {
    // All subjects write, so that in ten minutes no member reaches the limit of comments on a review, 50 in a day.
    const chosen = row.isWrite ? subjects : subjects.slice(0, readVariants)
    prepared.push(await prepareRow(product, row, chosen))
  }
  const of = (isWrite: boolean) =>
    prepared
      .filter(({ row }) => (row.isWrite ?? false) === isWrite)
      .flatMap(({ openings }) => openings)
  const writes = of(true)
  const reads = of(false)
  const rounds = Math.ceil((writes.length * readsPerWrite) / reads.length)
  const openings = [...Array.from({ length: rounds }, () => reads).flat(), ...writes]
  http.plan({ url: product.url, openings })
  const before = await memoryOf(target)
  const running = http.run({ connections: connectionsMany, seconds })
  const sizes = await watchMemory(target, seconds)
  const report = await running
  await deleteNewer(database.connectionString, newest)
  if (report.bad > 0) throw new Error(`Mixed load: ${report.bad} wrong, ${report.fault}`)
  const quarter = (index: number) =>
    median(sizes.slice((samples * index) / 4, (samples * (index + 1)) / 4))
  return {
    seconds,
    rate: report.rate,
    before,
    most: Math.max(...sizes),
    last: sizes.at(-1) ?? 0,
    growth: quarter(3) / quarter(1),
  }
}

async function watchMemory(target: Target, seconds: number): Promise<number[]> {
  const sizes: number[] = []
  for (let taken = 0; taken < samples; taken += 1) {
    await sleep((seconds * 1000) / samples)
    sizes.push(await memoryOf(target))
  }
  return sizes
}

async function memoryOf({ product }: Target): Promise<number> {
  return (await product.ask<number>(memoryQuestion)) / 1e6
}
