import { expect, test } from 'vitest'
import { exportDocument } from '@medley/contract/export-format'
import { fetchExportOf } from '../../testing/factories/exports.ts'
import { aUser } from '../../testing/factories/users.ts'
import { aReview } from '../../testing/factories/reviews.ts'
import { useTestApp } from '../../testing/harness.ts'

const app = useTestApp()
const pathOf = ({ id }: { id: number }) => ({ params: { id: String(id) } })

test('a member asks, the job makes the ZIP, and only they can fetch it', async () => {
  const me = await aUser(app)
  await aReview(app, { by: me })
  const asked = await app.call(me, 'POST /v1/exports')
  expect(asked).toMatchObject({ status: 202, body: { state: 'requested', size: 0 } })
  expect((await app.call(me, 'POST /v1/exports')).body).toEqual(asked.body)
  const early = await app.send({
    method: 'GET',
    url: `/v1/exports/${asked.body.id}/file`,
    headers: { authorization: `Bearer ${me.token}` },
  })
  expect(early.body).toMatchObject({ code: 'export_not_ready' })
  await app.runJobs()
  const ready = await app.call(me, 'GET /v1/exports/{id}', pathOf(asked.body))
  expect(ready.body).toMatchObject({ state: 'ready' })
  const zip = await fetchExportOf(app, me, asked.body.id)
  expect(zip.bytes.length).toBe(ready.body.size)
  expect(exportDocument.parse(zip.document)).toEqual(zip.document)
  const stranger = await aUser(app)
  expect((await app.call(stranger, 'GET /v1/exports/{id}', pathOf(asked.body))).status).toBe(404)
})
