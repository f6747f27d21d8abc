import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { AnswerRow } from './answer-row.ts'
import type { KilledJob } from './killed-jobs.ts'
import type { Row } from './permission-row.ts'

/** Additions of a feature to the tests of all calls and all jobs, from its `x.testing.ts`. */
export interface FeatureRows {
  /** Each of its endpoints with the response to every kind of caller. */
  permissions?: readonly Row[]
  /** Requests with their complete responses. */
  answers?: readonly AnswerRow[]
  killedJobs?: readonly KilledJob[]
}

const files = globSync('features/*/*.testing.ts', {
  cwd: fileURLToPath(new URL('..', import.meta.url)),
}).toSorted()

/** Those of all features. */
export const featureRows: readonly FeatureRows[] = await Promise.all(files.map(load))

async function load(file: string): Promise<FeatureRows> {
  const { href } = new URL(`../${file}`, import.meta.url)
  const [rows] = Object.values((await import(href)) as Record<string, FeatureRows>)
  if (!rows) throw new Error(`${file} exports no rows`)
  return rows
}
