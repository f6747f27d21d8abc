import type { drawArt as DrawArt } from '@medley/contract/covers/draw-art'
import { useState, useSyncExternalStore } from 'react'
import { loadChunk } from '../../lib/load-chunk.ts'

let drawArt: typeof DrawArt | undefined
const listeners = new Set<() => void>()

/** The pictures are more code than the rest of a cover: they load beside the data of the first screen. */
async function loadPictures() {
  try {
    ;({ drawArt } = await loadChunk(() => import('@medley/contract/covers/draw-art')))
    for (const listener of listeners) listener()
  } catch {
    // Without them a cover has its colours and words.
  }
}

export const picturesLoaded = loadPictures()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The function that draws pictures of covers, or undefined until it has loaded; and whether the caller waited for it. */
export function useDrawArt() {
  const draw = useSyncExternalStore(subscribe, () => drawArt)
  const [isLate] = useState(draw === undefined)
  return { draw, isLate }
}
