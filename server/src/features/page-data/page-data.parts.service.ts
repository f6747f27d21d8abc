import type { Context } from '../../context.ts'
import { isDatabaseLost } from '../../db/unavailable.ts'

/**
 * A part of a page, or null where it fails: the failure is logged, and the page goes on without it. Throws where the
 * database does not answer, since another one may.
 */
export async function partOf<T>(
  { log }: Pick<Context, 'log'>,
  part: Promise<T>,
): Promise<T | null> {
  try {
    return await part
  } catch (error) {
    if (isDatabaseLost(error)) throw error
    log.error({ err: error }, 'A part of a page could not be read')
    return null
  }
}
