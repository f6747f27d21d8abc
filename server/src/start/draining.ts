import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Set when a process is about to stop: it still serves, but asks its proxy not to send more. */
export class Draining {
  #isOn = false

  get isOn(): boolean {
    return this.#isOn
  }

  /** Begins, and waits so many seconds for the proxy to notice. */
  async begin(seconds: number): Promise<void> {
    this.#isOn = true
    await sleep(seconds * 1_000)
  }
}

/** Closes each connection after its next answer while draining; closing an idle one could meet a request under way. */
export function closeConnectionsOn(app: FastifyInstance, draining: Draining): void {
  app.addHook('onRequest', async (_, reply) => {
    if (draining.isOn) reply.header('connection', 'close')
  })
}
