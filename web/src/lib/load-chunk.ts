import { unlessLeaving } from './page-leaving.ts'

const longestLoad = 120_000

/** A part of the app that did not come. Some browsers do not ask for it again until the page is loaded anew. */
export class ChunkLoadError extends Error {}

/** Loads a part of the app. @throws ChunkLoadError, also where it has not come after two minutes. */
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
