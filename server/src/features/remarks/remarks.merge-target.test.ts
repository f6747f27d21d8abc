import { describe, expect, test } from 'vitest'
import { transaction } from '../../db/transaction.ts'
import { findMiscounts } from '../../testing/database/recount.ts'
import { aShow } from '../../testing/factories/entries.ts'
import { aRemark } from '../../testing/factories/remarks.ts'
import { useTestApp } from '../../testing/harness.ts'
import { entriesMergeTarget } from '../entries/entries.merge-target.ts'
import { remarksMergeTarget } from './remarks.merge-target.ts'

const app = useTestApp()

describe('a merge of works', () => {
  test('moves remarks to the same episode, and back', async () => {
    const { show: from, episodes } = await aShow(app, { seasons: [2] })
    const { show: into, episodes: others } = await aShow(app, { seasons: [1] })
    const [first, second] = [
      await aRemark(app, { of: from, at: episodes[0]! }),
      await aRemark(app, { of: from, at: episodes[1]! }),
    ]
    const places = () =>
      app.ctx.db
        .selectFrom('remarks')
        .select(['id', 'work_id', 'entry_id'])
        .where('id', 'in', [first.id, second.id])
        .orderBy('id')
        .execute()
    const before = await places()
    const pair = { fromId: from.id, intoId: into.id }
    await transaction(app.ctx.db, async (tx) => {
      const remarks = await remarksMergeTarget.move(tx, pair)
      const entries = await entriesMergeTarget.move(tx, pair)
      expect(
        await tx
          .selectFrom('remarks')
          .select(['id', 'work_id', 'entry_id'])
          .where('id', 'in', [first.id, second.id])
          .orderBy('id')
          .execute(),
      ).toEqual([
        { id: first.id, work_id: into.id, entry_id: others[0]!.id },
        { id: second.id, work_id: into.id, entry_id: episodes[1]!.id },
      ])
      await remarksMergeTarget.moveBack(tx, pair, remarks)
      await entriesMergeTarget.moveBack(tx, pair, entries)
    })
    expect(await places()).toEqual(before)
    expect(await findMiscounts(app.ctx.db)).toEqual([])
  })

  test('reverts with the replies that were written since', async () => {
    const { show: from, episodes } = await aShow(app, { seasons: [1] })
    const { show: into, episodes: others } = await aShow(app, { seasons: [1] })
    const [at, there] = [episodes[0]!, others[0]!]
    const atEpisode = await aRemark(app, { of: from, at })
    const atShare = await aRemark(app, { of: from })
    const own = await aRemark(app, { of: into, at: there })
    const pair = { fromId: from.id, intoId: into.id }
    const remarks = await transaction(app.ctx.db, (tx) => remarksMergeTarget.move(tx, pair))
    const replies = [
      await aRemark(app, { of: into, at: there, replyTo: atEpisode }),
      await aRemark(app, { of: into, replyTo: atShare }),
      await aRemark(app, { of: into, at: there, replyTo: own }),
    ]
    await transaction(app.ctx.db, (tx) => remarksMergeTarget.moveBack(tx, pair, remarks))
    const places = await app.ctx.db
      .selectFrom('remarks')
      .select(['work_id', 'entry_id'])
      .where(
        'id',
        'in',
        replies.map(({ id }) => id),
      )
      .orderBy('id')
      .execute()
    expect(places).toEqual([
      { work_id: from.id, entry_id: at.id },
      { work_id: from.id, entry_id: null },
      { work_id: into.id, entry_id: there.id },
    ])
  })
})
