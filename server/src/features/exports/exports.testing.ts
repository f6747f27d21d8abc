import { expect } from 'vitest'
import { fetchExportOf } from '../../testing/factories/exports.ts'
import { aReview } from '../../testing/factories/reviews.ts'
import { aUser } from '../../testing/factories/users.ts'
import type { FeatureRows } from '../../testing/feature-rows.ts'
import { before, type KilledJob } from '../../testing/killed-jobs.ts'
import { none } from '../../testing/permission-row.ts'
import type { Scene } from '../../testing/permission-scene.ts'
import { day } from '../../testing/row-values.ts'
import { expireExportsJob } from './exports.jobs.ts'

const exporting: KilledJob = {
  kind: 'export-write',
  moments: ['end'],
  async begin({ app }) {
    const me = await aUser(app)
    await aReview(app, { by: me })
    const { body } = await app.call(me, 'POST /v1/exports')
    return async () => {
      const { document } = await fetchExportOf(app, me, body.id)
      expect(document.reviews).toHaveLength(1)
      expect(await app.ctx.db.selectFrom('export_pieces').select('position').execute()).toEqual([
        { position: 1 },
      ])
    }
  },
}

const oldExports: KilledJob = {
  kind: 'exports-expire',
  moments: [before('delete from "exports"'), 'end'],
  async begin({ app }) {
    const [ann, ben] = [await aUser(app), await aUser(app)]
    await app.call(ann, 'POST /v1/exports')
    await app.runJobs()
    app.clock.advance(7 * day)
    const young = await app.call(ben, 'POST /v1/exports')
    await app.runJobs()
    await app.ctx.jobs.enqueue(app.ctx.db, expireExportsJob, {})
    return async () => {
      const { id } = young.body
      expect(await app.ctx.db.selectFrom('exports').select('id').execute()).toEqual([{ id }])
      const pieces = await app.ctx.db.selectFrom('export_pieces').select('export_id').execute()
      expect(pieces).toEqual([{ export_id: id }])
    }
  },
}

const ownerAlone = (answer: string) => [
  none,
  ...Array.from({ length: 4 }, () => '404 export_not_found'),
  answer,
  '404 export_not_found',
]

const ready = ({ parcel }: Scene) => ({ params: { id: parcel.id } })

const underWay = ({ laterParcel }: Scene) => ({ params: { id: laterParcel.id } })

export const exportsRows: FeatureRows = {
  permissions: [
    { endpoint: 'GET /v1/exports/{id}', values: ready, answers: ownerAlone('200') },
    { endpoint: 'GET /v1/exports/{id}/file', values: ready, answers: ownerAlone('200') },
    {
      endpoint: 'GET /v1/exports/{id}/file',
      about: 'that is not ready',
      values: underWay,
      answers: ownerAlone('409 export_not_ready'),
    },
  ],
  killedJobs: [exporting, oldExports],
}
