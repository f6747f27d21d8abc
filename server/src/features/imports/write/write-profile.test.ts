import type { ExportDocument } from '@medley/contract/transfer/export-format'
import { beforeEach, describe, expect, test } from 'vitest'
import { anExport } from '../../../testing/factories/exports.ts'
import { uploadImport } from '../../../testing/factories/imports.ts'
import { aReview } from '../../../testing/factories/reviews.ts'
import { aUser, type TestUser } from '../../../testing/factories/users.ts'
import { useTestApp } from '../../../testing/harness.ts'

const app = useTestApp()

let me: TestUser

beforeEach(async () => {
  me = await aUser(app)
  await aReview(app, { by: me })
})

async function switchTo(inSuggestions: boolean, inRecommendations: boolean): Promise<void> {
  await app.call(me, 'PATCH /v1/privacy-settings', { body: { inSuggestions } })
  await app.call(me, 'PUT /v1/recommendation-settings', { body: { inRecommendations } })
}

async function switches() {
  const { inSuggestions, inRecommendations } = (await anExport(app, me)).document
  return { inSuggestions, inRecommendations }
}

async function write(document: ExportDocument): Promise<number> {
  const content = JSON.stringify(document)
  const { id } = (await uploadImport(app, me, [{ name: 'medley.json', content }])).body
  const params = { id: String(id) }
  await app.call(me, 'POST /v1/imports/{id}/confirm', { params, body: { allSpoilers: false } })
  await app.runJobs()
  return id
}

async function undo(id: number): Promise<void> {
  await app.call(me, 'POST /v1/imports/{id}/undo', { params: { id: String(id) } })
  await app.runJobs()
}

const out = { inSuggestions: false, inRecommendations: false }
const takingPart = { inSuggestions: true, inRecommendations: true }

describe('what a member of an export takes no part in', () => {
  test('is switched off here too, and on again by an undo', async () => {
    await switchTo(false, false)
    const { document } = await anExport(app, me)
    await switchTo(true, true)
    const id = await write(document)
    expect(await switches()).toEqual(out)
    await undo(id)
    expect(await switches()).toEqual(takingPart)
  })

  test('stays off after an undo where it was off before', async () => {
    await switchTo(false, false)
    const { document } = await anExport(app, me)
    const id = await write(document)
    await undo(id)
    expect(await switches()).toEqual(out)
  })

  test('is not switched on by a file that has it on', async () => {
    const { document } = await anExport(app, me)
    await switchTo(false, false)
    await write(document)
    expect(await switches()).toEqual(out)
  })
})
