// npm run new:migration -- add-review-likes: creates an empty migration named by the current time.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { fail, PlainFailure, root, say } from '../workspace.mjs'

const folder = 'server/src/db/migrations'

/**
 * The file name of a migration: its time in UTC, then what it does.
 * @param phrase a verb and its object in kebab-case, such as add-review-likes
 * @throws PlainFailure for anything else
 */
export function migrationName(phrase: string, time: Date): string {
  if (!/^[a-z]+(-[a-z0-9]+)+$/.test(phrase)) {
    throw new PlainFailure(
      `A migration is named by what it does, such as add-review-likes, not ${phrase || 'nothing'}.`,
    )
  }
  const stamp = time.toISOString().slice(0, 16).replaceAll(/[-:]/g, '')
  return `${stamp}-${phrase}.sql`
}

function main(phrase = ''): void {
  const file = path.posix.join(folder, migrationName(phrase, new Date()))
  writeFileSync(path.join(root, file), '', { flag: 'wx' })
  say(`${file}\nThen: npm run db:types`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    main(process.argv[2])
  } catch (error) {
    fail(error)
  }
}
