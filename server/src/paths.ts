import { extname } from 'node:path'

const extension = extname(import.meta.url)

/** Paths next to the code. This file is one level below the workspace both as source and as bundle. */
export const paths = {
  migrations: new URL('../src/db/migrations/', import.meta.url),
  shelf: new URL('../src/catalogue/shelf/', import.meta.url),
  adaptationPairs: new URL('../src/catalogue/shelf/adaptation-pairs.txt', import.meta.url),
  filmNeighbours: new URL('../src/catalogue/shelf/film-neighbours.txt.gz', import.meta.url),
  tellingFilms: new URL('../src/catalogue/shelf/telling-films.txt', import.meta.url),
  cardFont: new URL('../src/drawing/card-font/outlines.json.gz', import.meta.url),
  importReader: new URL(`import-reader${extension}`, import.meta.url),
  backupWriter: new URL(`backup-writer${extension}`, import.meta.url),
  modelTrainer: new URL(`model-trainer${extension}`, import.meta.url),
  manifest: new URL('../package.json', import.meta.url),
  web: new URL('../../web/dist/', import.meta.url),
}
