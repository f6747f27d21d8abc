import type { Context } from '../../context.ts'
import { deleteOldImports } from './imports.queries.ts'
import { daysKept } from './imports.view.ts'

const day = 86_400_000

/** Forgets imports whose last change is too long ago; what they wrote stays. */
export async function removeExpired({ db, clock }: Context): Promise<void> {
  await deleteOldImports(db, new Date(clock.now().getTime() - daysKept * day))
}
