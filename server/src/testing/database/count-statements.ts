import type { KyselyPlugin } from 'kysely'
import type { Context } from '../../context.ts'
import type { TestApp } from '../harness.ts'

/** How many statements an act runs on the database of the context that it gets. */
export async function countStatements(
  { ctx }: TestApp,
  act: (ctx: Context) => Promise<unknown>,
): Promise<number> {
  let count = 0
  const counter: KyselyPlugin = {
    transformQuery({ node }) {
      count += 1
      return node
    },
    transformResult: async ({ result }) => result,
  }
  await act({ ...ctx, db: ctx.db.withPlugin(counter) })
  return count
}
