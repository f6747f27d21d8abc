import type { TestApp } from '../harness.ts'
import { aUser } from './users.ts'

interface RemarkFacts {
  /** The author; a new member by default. */
  by: { id: number }
  of: { id: number }
  /** The entry; half of the work by default. */
  at: { id: number }
  /** In hundredths of a percent. */
  share: number
  replyTo: { id: number }
  content: string
}

/** A remark at a point of a work, or a reply. */
export async function aRemark(
  app: TestApp,
  { of, at, replyTo, ...facts }: Partial<RemarkFacts> & Pick<RemarkFacts, 'of'>,
): Promise<{ id: number }> {
  const by = facts.by ?? (await aUser(app))
  const share = facts.share ?? 5_000
  return app.ctx.db
    .insertInto('remarks')
    .values({
      work_id: of.id,
      author_id: by.id,
      parent_id: replyTo?.id ?? null,
      ...(at
        ? { entry_id: at.id }
        : { share, amount: Math.round(share / 100), unit: 'percent' as const }),
      content: facts.content ?? 'A remark.',
      time_posted: app.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
}
