// The short form of npm run bench in npm test: the exact numbers of statements of every row on a small
// dataset, and a generous part of the rates of their limits. Needs the built server.
import { prepareData, preparedData, copyData } from '../e2e/fixtures/prepared-data.ts'
import { withClient } from '../server/src/testing/with-client.ts'
import { hashPassword } from '../server/src/features/accounts/accounts.password.rules.ts'
import { startDatabase } from './database.ts'
import { openFolder } from './dataset/dataset-folder.ts'
import type { DatasetSize } from './dataset/dataset-size.ts'
import { fillDatabase } from './dataset/fill-database.ts'
import { password } from './dataset/fill-folder.ts'
import { checkRows } from './limits/check-rows.ts'
import { openTarget } from './limits/target.ts'
import { root } from './product.ts'

const size: DatasetSize = {
  people: 200,
  works: 10_100,
  reviews: 4000,
  friendsPerPerson: 20,
  comments: 2000,
  likes: 3000,
}

const load = { members: 8, variants: 8 }

await prepareData()
const folder = openFolder(undefined)
copyData(preparedData(), folder.path)
const database = await startDatabase(folder)
try {
  const hash = await hashPassword(password)
  await withClient(database.superuserAddress, (client) => fillDatabase(client, size, hash))
  const target = await openTarget({ root, entry: 'server/dist/main.js' }, database, load)
  try {
    const { lines, faults } = await checkRows(target)
    process.stdout.write(`${lines.join('\n')}\n`)
    for (const fault of faults) process.stderr.write(`${fault}\n`)
    if (faults.length > 0) process.exitCode = 1
  } finally {
    await target.stop()
  }
} finally {
  await database.close()
}
