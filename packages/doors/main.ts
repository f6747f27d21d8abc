// Prints what an export holds as JSON: node packages/doors/main.ts FILE...
import { readFile } from 'node:fs/promises'
import process from 'node:process'
import { sentenceOf } from '@medley/messages/import-messages'
import { readExport, TooManyRows, UnreadableFile } from './src/index.ts'

const paths = process.argv.slice(2)
if (paths.length === 0) fail('Usage: node packages/doors/main.ts FILE...')
else await print()

async function print(): Promise<void> {
  try {
    const files = paths.map(async (name) => ({ name, bytes: await readFile(name) }))
    const read = await readExport(await Promise.all(files))
    process.stdout.write(`${JSON.stringify(read, withoutPictures, 2)}\n`)
  } catch (error) {
    if (error instanceof UnreadableFile) fail(sentenceOf(error.problem))
    else if (error instanceof TooManyRows) fail('These are more than 100,000 rows')
    else throw error
  }
}

function withoutPictures(key: string, value: unknown): unknown {
  return key === 'picture' ? undefined : value
}

function fail(text: string): void {
  process.stderr.write(`${text}\n`)
  process.exitCode = 1
}
