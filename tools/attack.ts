// npm run attack: attacks a product of its own and prints what held. Exit code 1 if anything got through.
//   -- --quick          without browser and waits, as in npm test
//   -- --only tokens    the attacks whose name or kind has the text
import { parseArgs } from 'node:util'
import { prepareData } from '../e2e/fixtures/prepared-data.ts'
import { allAttacks } from './attack/all-attacks.ts'
import { runAttacks } from './attack/run-attacks.ts'
import { openTarget } from './attack/target.ts'
import { closeConnections } from './attack/send.ts'
import { withLock } from './lock.mjs'
import { buildChanged, fail } from './workspace.mjs'

const { values: options } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, only: { type: 'string', default: '' } },
})

try {
  await withLock('prepare', async () => {
    await buildChanged()
    await prepareData()
  })
  const chosen = allAttacks.filter(({ name, kind, isLong }) => {
    return `${name} ${kind}`.includes(options.only) && !(isLong && options.quick)
  })
  const target = await openTarget()
  try {
    if (!(await runAttacks(target, chosen))) process.exitCode = 1
  } finally {
    closeConnections()
    await target.close()
  }
} catch (error) {
  fail(error)
}
