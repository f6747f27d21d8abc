import { createShelfSource } from './shelf/shelf.ts'
import type { Source } from './source.ts'

/** Where facts about works come from. */
export interface Catalogue {
  /** The source of this name, or undefined where it is not in service. */
  source(name: string): Source | undefined
}

export function createCatalogue({ shelfFolder }: { shelfFolder: string }): Catalogue {
  const sources = [createShelfSource(shelfFolder)]
  return { source: (name) => sources.find((source) => source.name === name) }
}
