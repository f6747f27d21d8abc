import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

const startMax = 120_000

/** Waits until a process of the product is ready; `url` is its own. */
export async function untilReady(url: string): Promise<void> {
  const deadline = Date.now() + startMax
  while (Date.now() < deadline) {
    if (await isReady(url)) return
    await sleep(100)
  }
  throw new Error(`The product was not ready after ${startMax / 1000} s`)
}

async function isReady(url: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(10_000)
    return (await fetch(`${url}/readyz`, { signal })).ok
  } catch {
    return false // not listening yet
  }
}

export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (!(address instanceof Object)) throw new Error('There is no free port')
  return address.port
}
