import { unlessLeaving } from '../page-leaving.ts'

const longestLoad = 120_000

/** A chunk failed to load. Some browsers do not request it again until the page is reloaded. */
export class ChunkLoadError extends Error {}

/** Loads a chunk. @throws ChunkLoadError on failure, or after two minutes. */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('It did not load in time')), longestLoad)
  })
  try {
    return await Promise.race([unlessLeaving(load), timeout])
  } catch (error) {
    throw new ChunkLoadError('A part of the app is missing', { cause: error })
  } finally {
    clearTimeout(timer)
  }
}
