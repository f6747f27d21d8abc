import type { Context } from '../../context.ts'

/** A part of a page, or null where it fails: the failure is logged, and the page goes on without it. */
export async function partOf<T>(
  { log }: Pick<Context, 'log'>,
  part: Promise<T>,
): Promise<T | null> {
  try {
    return await part
  } catch (error) {
    log.error({ err: error }, 'A part of a page could not be read')
    return null
  }
}
