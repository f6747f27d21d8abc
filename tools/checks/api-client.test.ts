import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import openapiTypes, { astToString } from 'openapi-typescript'
import { expect, test } from 'vitest'
import { endpoints } from '../../contract/src/api.ts'
import { describeApi } from '../../server/src/http/openapi.ts'
import { writeTree } from './temporary-tree.ts'

const root = join(import.meta.dirname, '../..')
async function generate(): Promise<string> {
  const document = JSON.stringify(describeApi(endpoints))
  return astToString(await openapiTypes(document))
}

/** The compiler's diagnostics for the files. */
function compile(files: Record<string, string>): string {
  const tree = writeTree({ 'package.json': '{ "type": "module" }', ...files })
  try {
    const options = ['--noEmit', '--strict', '--module', 'nodenext', '--ignoreConfig']
    const tsc = join(root, 'node_modules/.bin/tsc')
    const args = [...options, ...Object.keys(files)]
    const { stdout, stderr } = spawnSync(tsc, args, { cwd: tree.folder, encoding: 'utf8' })
    return stdout + stderr
  } finally {
    tree.remove()
  }
}

/** A client that uses the generated types. */
const client = `
import type { operations, paths } from './api.js'

type Json<T> = T extends { content: { 'application/json': infer J } } ? J : never
type Review = Json<operations['getReview']['responses'][200]>
type Posted = Json<NonNullable<operations['postReview']['requestBody']>>

export const rating = (review: Review): number => review.rating
export const likes = (review: Review): number => review.likes.totalCount
export const posted: Posted = { work: { id: 1, medium: 'film' }, rating: 7 }
export const call: keyof paths = '/v1/reviews/{id}'
export const token: operations['login']['responses'][200]['content']['text/plain'] = 'a token'
export const failure: Json<operations['getReview']['responses'][404]>['code'] = 'review_not_found'
`

const patient = { timeout: 120_000 }

test('a client generated from the description compiles and has its types', patient, async () => {
  const api = await generate()
  expect(compile({ 'api.ts': api, 'client.ts': client })).toBe('')
})

test('a generated client does not compile with values outside the contract', patient, async () => {
  const wrong = `${client}\nexport const odd: Posted = { work: { id: 1, medium: 'movie' }, rating: 7 }`
  expect(compile({ 'api.ts': await generate(), 'client.ts': wrong })).toContain('"movie"')
})
