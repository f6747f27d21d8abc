import type { Context } from '../../../context.ts'

/** What writing and taking back need of the context. */
export type ImportDeps = Pick<Context, 'db' | 'clock' | 'files'>
