import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { ShelfLine } from './shelf-line.ts'

/** The lines of a file of the edition in the folder; an edition before the first is empty. */
export async function readFormer(folder: string, name: string): Promise<ShelfLine[]> {
  const file = join(folder, `${name}.jsonl.gz`)
  if (!existsSync(file)) return []
  const text = gunzipSync(await readFile(file)).toString()
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as ShelfLine)
}

/** Identifies an edition for the server, which loads each once: a hash of all lines. */
export function editionOf(texts: ReadonlyMap<string, string>): string {
  const hash = createHash('sha256')
  for (const [name, text] of texts) hash.update(`${name}\n${text}`)
  return hash.digest('base64url')
}

/** Writes the files compressed and the stamp; the same lines give the same bytes. */
export async function writeEdition(
  folder: string,
  texts: ReadonlyMap<string, string>,
): Promise<void> {
  for (const [name, text] of texts) {
    const compressed = gzipSync(text, { level: 9 })
    // The header names the operating system; 255 is "unknown". Node writes no time.
    compressed[9] = 255
    await writeFile(join(folder, `${name}.jsonl.gz`), compressed)
  }
  await writeFile(join(folder, 'edition.txt'), `${editionOf(texts)}\n`)
}
