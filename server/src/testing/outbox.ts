import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestApp } from './harness.ts'

/** The messages written so far, oldest first, with their soft line breaks undone. */
export async function readOutbox(app: TestApp): Promise<string[]> {
  const entries = await readdir(app.outbox, { withFileTypes: true })
  // Backups without a destination are folders beside the letters.
  const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name)
  const texts = await Promise.all(
    names.toSorted().map((name) => readFile(join(app.outbox, name), 'utf8')),
  )
  return texts.map((text) => text.replaceAll('=\n', '').replaceAll('=3D', '='))
}
