// The thread of the attacking clients, so that their work does not delay the measured requests.
import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { type Attack, worstBodies } from './bodies.ts'

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

interface Attacker {
  url: string
  token?: string
  /** Each client has an address of its own on this machine. */
  address: string
}

/** The status of the answer, or `none`. Ends when the answer is complete and all was sent, or the connection ended. */
function send(
  { url, token, address }: Attacker,
  { path, contentType, body }: Attack,
): Promise<string> {
  return new Promise((resolve) => {
    let status = 'none'
    const headers = {
      'content-type': contentType,
      'content-length': body.length,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    }
    const options = { method: 'POST', headers, localAddress: address, agent: false } as const
    const sent = request(`${url}${path}`, options, (answer) => {
      status = String(answer.statusCode)
      answer.on('error', () => undefined).resume()
    })
    sent.on('error', () => undefined).on('close', () => resolve(status))
    sent.end(body)
  })
}
