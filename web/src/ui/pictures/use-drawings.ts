import type { drawings as Drawings } from '@medley/covers/drawings'
import { useState, useSyncExternalStore } from 'react'
import { loadChunk } from '../../lib/loading/load-chunk.ts'

let drawings: typeof Drawings | undefined
let loading: Promise<void> | undefined
const listeners = new Set<() => void>()

/** Drawings are more code than the rest of a cover: they load beside the data of the first screen that has some. */
export function loadDrawings(): Promise<void> {
  loading ??= load()
  return loading
}

async function load() {
  try {
    ;({ drawings } = await loadChunk(() => import('@medley/covers/drawings')))
    for (const listener of listeners) listener()
  } catch {
    // Without them a cover has its colours and words; the next one tries again.
    loading = undefined
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  void loadDrawings()
  return () => listeners.delete(listener)
}

/** The functions that draw, or undefined until they have loaded; and whether the caller waited for them. */
export function useDrawings() {
  const loaded = useSyncExternalStore(subscribe, () => drawings)
  const [isLate] = useState(loaded === undefined)
  return { drawings: loaded, isLate }
}

/** SVG of a letter in the serif. */
export function writeGlyph(letter: string, fill: string, x: number, y: number, size: number) {
  return `<text x="${x}" y="${y}" font-size="${size}" font-weight="600" font-family="var(--serif)" text-anchor="middle" fill="${fill}">${letter}</text>`
}
