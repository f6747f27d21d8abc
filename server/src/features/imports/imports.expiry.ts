import { deleteOldImports } from './imports.queries.ts'
import { daysKept } from './imports.view.ts'
import type { ImportDeps } from './imports.deps.ts'

const day = 86_400_000

/** Forgets imports whose last change is too long ago; what they wrote stays. */
export async function removeExpired({ db, clock }: ImportDeps): Promise<void> {
  await deleteOldImports(db, new Date(clock.now().getTime() - daysKept * day))
}
