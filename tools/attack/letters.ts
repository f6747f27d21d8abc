import { setTimeout as sleep } from 'node:timers/promises'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Target } from './target.ts'

const waitMax = 20_000

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

/** The first group of a pattern in the newest letter to an address; waits for the letter. */
export async function findLetterLink(
  target: Target,
  address: string,
  pattern: RegExp,
): Promise<string> {
  const end = Date.now() + waitMax
  while (Date.now() < end) {
    const letters = (await readLetters(target)).filter((text) => text.includes(`To: ${address}\n`))
    const link = letters.flatMap((text) => pattern.exec(text)?.[1] ?? []).at(-1)
    if (link !== undefined) return link
    await sleep(200)
  }
  throw new Error(`No letter to ${address} has ${String(pattern)}`)
}
