import { type BenchDatabase } from '../database.ts'
import { closeConnections } from '../get.ts'
import { describeMachine } from '../machine.ts'
import { logInMembers, type Member } from '../members.ts'
import type { Options } from '../options.ts'
import { printTable } from '../print-table.ts'
import { startMonitored } from '../product.ts'
import { publishAttack } from '../publish-result.ts'
import { type AttackPart, attackRows, bodyRows } from './attack-document.ts'
import {
  type AttackFigures,
  attackers,
  type BodyFigures,
  measureAttack,
  measureBodies,
} from './measure-attack.ts'

const membersWanted = 20

/** The rate limits are on, as in a product that strangers reach, and then off, as the harder case. */
export async function runAttack(
  database: BenchDatabase,
  { day, size, seconds, publish }: Options,
): Promise<void> {
  const machine = await describeMachine(database.connectionString)
  const parts: AttackPart[] = []
  let bodies: BodyFigures[] = []
  try {
    for (const rateLimit of [true, false]) {
      const product = await startMonitored(database.dataFolder, { rateLimit })
      try {
        const cast = castOf(await logInMembers(database, product.url, membersWanted))
        if (!rateLimit) {
          printTable(bodyRows((bodies = await measureBodies(product, cast.tokens[0] ?? ''))))
        }
        process.stdout.write(`Attacking, rate limits ${rateLimit ? 'on' : 'off'}\n`)
        const figures = await measureAttack(product, { ...cast, seconds })
        parts.push({ rateLimit, figures })
        print(figures)
      } finally {
        await product.stop()
      }
    }
  } finally {
    closeConnections()
  }
  if (publish) publishAttack({ day, seconds, size, machine, bodies, parts })
}

/** Half of the attacking clients are members, each other one a visitor. */
function castOf(members: readonly Member[]): { tokens: string[]; readers: string[] } {
  const tokens = members.map(({ token }) => token)
  const attacking = attackers / 2
  return { tokens: tokens.slice(0, attacking), readers: tokens.slice(attacking) }
}

function print(figures: readonly AttackFigures[]): void {
  printTable(attackRows(figures))
  for (const { answers } of figures) {
    const counts = Object.entries(answers).map(([code, count]) => `${count} × ${code}`)
    if (counts.length > 0) process.stdout.write(`Attackers were answered ${counts.join(', ')}\n`)
  }
}
