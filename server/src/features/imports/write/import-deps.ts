import type { Context } from '../../../context.ts'

/** The parts of the context that writing and undoing need. */
export type ImportDeps = Pick<Context, 'db' | 'clock' | 'files' | 'events'>
