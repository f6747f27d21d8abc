import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestApp } from './harness.ts'

/** The messages written so far, oldest first, with their soft line breaks undone. */
export async function readOutbox(app: TestApp): Promise<string[]> {
  const names = (await readdir(app.outbox)).toSorted()
  const texts = await Promise.all(names.map((name) => readFile(join(app.outbox, name), 'utf8')))
  return texts.map((text) => text.replaceAll('=\n', '').replaceAll('=3D', '='))
}
