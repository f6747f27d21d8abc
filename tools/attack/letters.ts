import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Target } from './target.ts'

/** Every letter the product has sent, with soft line breaks removed. */
export async function readLetters({ dataFolder }: Target): Promise<string[]> {
  const folder = path.join(dataFolder, 'outbox')
  const names = await readdir(folder).catch(() => [])
  const texts = await Promise.all(
    names
      .filter((name) => name.endsWith('.eml'))
      .toSorted()
      .map((name) => readFile(path.join(folder, name), 'utf8')),
  )
  return texts.map((text) => text.replaceAll(/=\r?\n/g, ''))
}
