import { type Attack, createTally } from './attack.ts'
import type { Target } from './target.ts'

const breachesShown = 12

/** Runs attacks one after the other and prints a row for each; whether the product withstood all. */
export async function runAttacks(target: Target, attacks: readonly Attack[]): Promise<boolean> {
  const widths = [Math.max(...attacks.map(({ name }) => name.length)), 8]
  const print = (first: string, ...cells: string[]) => {
    const padded = cells.map((cell, column) => cell.padEnd(widths[column] ?? 0))
    process.stdout.write(`${first.padEnd(8)}${padded.join('  ').trimEnd()}\n`)
  }
  print('', 'Attack', 'Kind', 'Tries  Seconds  Expected')
  let breached = 0
  for (const attack of attacks) {
    const start = performance.now()
    const { tries, breaches } = await tryAttack(target, attack)
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    const figures = `${String(tries).padStart(5)}  ${seconds.padStart(7)}`
    const state = breaches.length === 0 ? 'held' : 'BREACH'
    print(state, attack.name, attack.kind, `${figures}  ${attack.expected}`)
    for (const breach of breaches.slice(0, breachesShown)) print('', `- ${breach}`)
    if (breaches.length > 0) breached += 1
  }
  const end = breached === 0 ? 'All held.' : `${breached} got through.`
  process.stdout.write(`${attacks.length} attacks. ${end}\n`)
  return breached === 0
}

/** An attack that fails by itself, or tries nothing, has shown nothing. */
async function tryAttack(target: Target, attack: Attack) {
  const tally = createTally()
  try {
    await attack.run(target, tally)
    if (tally.tries === 0) tally.expect(false, 'nothing was tried')
  } catch (error) {
    tally.expect(false, `the attack itself failed: ${String(error)}`)
  }
  return tally
}
