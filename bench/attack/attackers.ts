// The thread of the attacking clients, so that their work does not delay the measured requests.
import { setTimeout as sleep } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { type Attack, worstBodies } from './bodies.ts'
import { type Attacker, send } from './send.ts'

export interface AttackPlan {
  url: string
  /** One client per token, and as many without one. */
  tokens: readonly string[]
}

/** How often each status was the answer; `none` where the connection ended without one. */
export type Answers = Record<string, number>

if (parentPort) attack(workerData as AttackPlan)

function attack({ url, tokens }: AttackPlan): void {
  const bodies = worstBodies()
  const answers: Answers = {}
  const of = (by: Attack['by']) => bodies.filter((one) => one.by === by)
  for (const [index, token] of tokens.entries()) {
    void repeat(
      { url, token, address: `127.0.1.${index + 1}`, bodies: of('member'), index },
      answers,
    )
    void repeat({ url, address: `127.0.2.${index + 1}`, bodies: of('visitor'), index }, answers)
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origins
  parentPort?.on('message', () => parentPort?.postMessage(answers))
}

interface Client extends Attacker {
  bodies: readonly Attack[]
  /** The body it starts with. */
  index: number
}

async function repeat({ bodies, index, ...client }: Client, answers: Answers): Promise<never> {
  for (let turn = index; ; turn += 1) {
    const body = bodies[turn % bodies.length]
    const status = body ? await send(client, body) : 'none'
    answers[status] = (answers[status] ?? 0) + 1
    if (status === 'none') await sleep(5)
  }
}
