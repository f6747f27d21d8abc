import { createHash, type Hash } from 'node:crypto'
import { textBetween } from '@medley/contract/values/text-cuts'
import { z } from 'zod'

// An archive is a tar file, compressed by Zstandard, and encrypted by age where a passphrase is given:
//   opening.json                      what is in it
//   keys/token-secret                 if the product made the secret itself
//   tables/<schema>.<table>/<number>  the output of COPY in pieces, one after the other
//   files/<key>                       uploaded pictures
//   closing.json                      counts and the digest of all before; an archive without it is cut off

/** The newest format that this version reads, and the one that it writes. */
export const formatVersion = 1

export const openingName = 'opening.json'
export const closingName = 'closing.json'
export const secretName = 'keys/token-secret'
export const tablesFolder = 'tables/'
export const filesFolder = 'files/'

const table = z.object({
  /** Such as `public.users`. */
  name: z.string(),
  columns: z.array(z.string()).min(1),
})
export type TableShape = z.output<typeof table>

export const opening = z.object({
  format: z.literal('medley-backup'),
  formatVersion: z.int().positive(),
  productVersion: z.string(),
  postgresVersion: z.string(),
  timeTaken: z.iso.datetime(),
  /** The names of the migrations that made the tables, in order. */
  migrations: z.array(z.string()).min(1),
  tables: z.array(table),
  /** Tells whether another secret is the same, and no more. */
  secretMark: z.string(),
})
export type Opening = z.output<typeof opening>

export const closing = z.object({
  entries: z.int().nonnegative(),
  /** Of the names and contents of all entries before. */
  digest: z.string(),
  /** By the name of the table. */
  rows: z.record(z.string(), z.int().nonnegative()),
  sequences: z.array(
    z.object({ name: z.string(), value: z.int().nonnegative(), isCalled: z.boolean() }),
  ),
  files: z.int().nonnegative(),
})
export type Closing = z.output<typeof closing>

/** The name of a piece of a table, such as `tables/public.users/000001`. */
export function pieceName(tableName: string, piece: number): string {
  return `${tablesFolder}${tableName}/${String(piece).padStart(6, '0')}`
}

/** The table of a piece. */
export function tableOf(entryName: string): string {
  return textBetween(entryName, tablesFolder.length, entryName.lastIndexOf('/'))
}

/** Digests the names and contents of entries, and counts them. */
export class EntryDigest {
  readonly #hash: Hash = createHash('sha256')
  entries = 0

  begin(name: string): void {
    this.entries += 1
    this.#hash.update(`\n${name}\n`)
  }

  add(bytes: Uint8Array): void {
    this.#hash.update(bytes)
  }

  end(): string {
    return this.#hash.digest('hex')
  }
}
