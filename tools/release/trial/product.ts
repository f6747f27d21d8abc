import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ChildProcess } from 'node:child_process'
import { type InSystem, runIn, startIn } from './bare-root.ts'

export const username = 'ann'
const password = 'a password of the trial'
const film = 'The Godfather'

/** A product that serves in a root. */
export interface Running {
  address: string
  stop(): Promise<void>
}

/** Starts the product by a script, waits for /readyz, and throws with its output if it ends before. */
export async function startProduct(
  place: InSystem,
  script: string,
  longestMs = 180_000,
): Promise<Running> {
  const port = await findFreePort()
  const own = { PORT: String(port), HOST: '127.0.0.1', OFFLINE: '1' }
  const server = startIn({ ...place, settings: { ...own, ...place.settings } }, script)
  return whenReady(server, port, longestMs)
}

/** Waits for /readyz of a product that was started on a port; throws with its output if it ends before or takes longer. */
export async function whenReady(
  server: ChildProcess,
  port: number,
  longestMs = 180_000,
): Promise<Running> {
  const output: string[] = []
  for (const stream of [server.stdout, server.stderr]) {
    stream?.on('data', (part: Buffer) => output.push(String(part)))
  }
  const address = `http://127.0.0.1:${port}`
  const since = Date.now()
  while (!(await answers(address))) {
    const isLate = Date.now() - since > longestMs
    if (isLate) await end(server)
    if (isLate || hasEnded(server)) throw new Error(`It did not start: ${output.join('')}`)
    await sleep(200)
  }
  return { address, stop: () => end(server) }
}

/**
 * Makes the first admin. The one place to change when a new instance has another way to its admin.
 * @param command the launcher of the product in the root
 */
export async function makeFirstAdmin(place: InSystem, command: string): Promise<void> {
  const { script, input } = firstAdmin(command)
  await runIn({ ...place, input }, script)
}

/** A script of sh, with its input, that makes the first admin. */
export const firstAdmin = (command: string) => ({
  script: `${command} admin create-admin ${username} ${username}@mail.example`,
  input: `${password}\n`,
})

/** Logs the admin in and returns the token. */
export async function logIn(address: string): Promise<string> {
  const answer = await fetch(`${address}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  })
  if (!answer.ok) throw new Error(`Nobody can log in: ${answer.status} ${await answer.text()}`)
  return answer.text()
}

/** Finds a film as the admin; throws if it is not the first result. */
export async function findFilm(address: string, token: string): Promise<void> {
  const answer = await fetch(`${address}/v1/search?q=${encodeURIComponent(film)}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const found = await answer.text()
  if (!answer.ok || !found.includes(`"${film}"`)) throw new Error(`No film: ${found.slice(0, 500)}`)
}

async function answers(address: string): Promise<boolean> {
  try {
    return (await fetch(`${address}/readyz`)).ok
  } catch {
    return false
  }
}

async function end(server: ChildProcess): Promise<void> {
  if (hasEnded(server)) return
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.kill('SIGTERM')
  await ended
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null

/** A port that nobody uses. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = address instanceof Object ? address.port : 0
      probe.close(() => resolve(port))
    })
  })
}
