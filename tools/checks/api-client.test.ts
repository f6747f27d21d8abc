import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import openapiTypes, { astToString } from 'openapi-typescript'
import { expect, test } from 'vitest'
import { endpoints } from '../../contract/src/api.ts'
import { describeApi } from '../../server/src/http/developers/openapi.ts'
import { writeTree } from './temporary-tree.ts'

const root = join(import.meta.dirname, '../..')

/** The lines of the compiler's diagnostics for the files. */
function compile(files: Record<string, string>): string[] {
  const tree = writeTree({ 'package.json': '{ "type": "module" }', ...files })
  try {
    const options = ['--noEmit', '--strict', '--module', 'nodenext', '--ignoreConfig']
    const tsc = join(root, 'node_modules/.bin/tsc')
    const args = [...options, ...Object.keys(files)]
    const { stdout, stderr } = spawnSync(tsc, args, { cwd: tree.folder, encoding: 'utf8' })
    return `${stdout}${stderr}`.split('\n').filter((line) => /^\S/.test(line))
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

const wrong = `${client}\nexport const odd: Posted = { work: { id: 1, medium: 'movie' }, rating: 7 }`

test('a client generated from the description compiles, but not with values outside the contract', async () => {
  const api = astToString(await openapiTypes(JSON.stringify(describeApi(endpoints))))
  expect(compile({ 'api.ts': api, 'client.ts': client, 'wrong.ts': wrong })).toEqual([
    expect.stringMatching(/^wrong\.ts\(.*"movie"/),
  ])
})
