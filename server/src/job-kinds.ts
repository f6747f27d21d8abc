import type { Context } from './context.ts'
import type { AnyJobKind } from './jobs/job-kind.ts'

/** The jobs of every feature. */
export const jobKinds: readonly AnyJobKind<Context>[] = []
