// Compares raw statements with the row types they claim: node tools/run.mjs tools/checks/sql-rows.ts
import { fileURLToPath } from 'node:url'
import { checkRows } from '@medley/sql-rows/check-rows'
import { readClaims } from '@medley/sql-rows/claims'
import { readStatements } from '@medley/sql-rows/statements'
import { openProgram } from './open-program.ts'
import { listFiles } from './read-tree.ts'
import { trustedColumns } from './sql-rows.data.ts'
import { withDatabase } from './sql-rows/with-database.ts'

async function main(root: string): Promise<void> {
  const exempt = /\.test\.ts$|^server\/src\/(db\/)?testing\//
  const files = listFiles(root, 'server/src', '.ts').filter((file) => !exempt.test(file))
  const claims = readClaims(openProgram(root, files, 'server/tsconfig.json'), root, files)
  const statements = readStatements(`${root}/.cache/statements`)
  const result = await withDatabase((database) =>
    checkRows(claims, statements, database, trustedColumns),
  )
  for (const problem of result.problems) console.error(problem)
  console.log(`${result.claimed} claims, ${result.statements} statements`)
  process.exitCode = result.problems.length > 0 ? 1 : 0
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await main(fileURLToPath(new URL('../..', import.meta.url)))
}
