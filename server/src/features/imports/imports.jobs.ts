import { z } from 'zod'
import type { Context } from '../../context.ts'
import { transaction } from '../../db/transaction.ts'
import { defineJob } from '../../jobs/job-kind.ts'
import { makePlan } from './imports.planning.service.ts'
import { deleteOldImports, deleteStalePlannings, type ImportName } from './imports.queries.ts'
import { daysKept } from './imports.view.ts'
import { type LookUpTurn, lookUpWorks } from './look-up/look-up-works.ts'
import { revertImport } from './undo/revert-import.ts'
import { lookUpAddress } from './look-up/look-up-address.ts'
import { applyChange } from './write/apply-change.ts'
import { writePlan } from './write/write-plan.ts'

const payload = z.object({ userId: z.int(), importId: z.int() })

/** Members watch these jobs, so one whose worker died goes on soon; the last retry comes after four minutes as elsewhere. */
const watched = { leaseSeconds: 15, retryDelaySeconds: 2, retries: 7 }

/** Makes the plan of uploaded files. */
export const planImportJob = defineJob({
  name: 'import-plan',
  payload,
  ...watched,
  run: (ctx: Context, name: ImportName, job) => makePlan(ctx, name, job),
})

/** Applies a decision to many items of an import. */
export const changeImportJob = defineJob({
  name: 'import-change',
  payload,
  ...watched,
  run: (ctx: Context, name: ImportName, job) => applyChange(ctx, name, job),
})

/** Writes a confirmed plan, after the choice for its unknown works is applied. */
export const writeImportJob = defineJob({
  name: 'import-write',
  payload,
  ...watched,
  run: async (ctx: Context, name: ImportName, job) => {
    await applyChange(ctx, name, job)
    await writePlan(ctx, name, job)
    await transaction(ctx.db, (tx) => ctx.events.marksChanged(tx, { userId: name.userId }))
  },
})

/** Queries the sources for works of a waiting plan, in turns, so that other members' plans get theirs. */
export const lookUpWorksJob = defineJob({
  ...lookUpAddress,
  concurrency: 2,
  run: async (ctx: Context, turn: LookUpTurn, job) => {
    const next = await lookUpWorks(ctx, turn, job)
    if (!next) return
    const { afterSeconds, ...rest } = next
    const key = String(turn.importId)
    await ctx.jobs.enqueue(ctx.db, lookUpAddress, rest, { key, afterSeconds })
  },
})

/** Reverts what an import wrote. */
export const undoImportJob = defineJob({
  name: 'import-undo',
  payload,
  ...watched,
  run: async (ctx: Context, name: ImportName, job) => {
    await revertImport(ctx, name, job)
    await transaction(ctx.db, (tx) => ctx.events.marksChanged(tx, { userId: name.userId }))
  },
})

const day = 86_400_000

/** Deletes imports that have not changed for too long; what they wrote stays. Those without a plan after a day have lost their job. */
export const expireImportsJob = defineJob({
  name: 'imports-expire',
  payload: z.object({}),
  schedule: '40 4 * * *',
  run: async ({ db, clock }: Context) => {
    const now = clock.now().getTime()
    await deleteOldImports(db, new Date(now - daysKept * day))
    await deleteStalePlannings(db, new Date(now - day))
  },
})
