import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { countRows, textOf } from '../driver/check-answer.ts'
import { startDriver } from '../driver/driver.ts'
import { connectionsMany } from '../connections.ts'
import type { HttpAnswer } from '../driver/http-answer.ts'
import type { HttpPlan } from '../driver/http-driver.ts'

/** Requests a second that a server without work answers with the same bytes, at 50 connections. */
export interface BareRates {
  plain: number
  compressed: number
}

export interface BareServer {
  measure(answer: HttpAnswer, seconds: number): Promise<BareRates>
  stop(): void
}

/** Starts a server that only answers. */
export async function startBare(): Promise<BareServer> {
  const child = fork(new URL('bare-server.ts', import.meta.url))
  const [{ port }] = (await once(child, 'message')) as [AddressInfo]
  const driver = startDriver<HttpPlan>('./http-driver.ts')
  const rateOf = async (path: string, rows: number, seconds: number) => {
    const opening = { token: '', calls: [{ method: 'GET', path } as const] }
    driver.plan({
      url: `http://127.0.0.1:${port}`,
      openings: [{ ...opening, expected: [{ status: 200, rows }] }],
    })
    await driver.run({ connections: connectionsMany, seconds: seconds / 2 })
    const report = await driver.run({ connections: connectionsMany, seconds })
    if (report.fault !== null) throw new Error(report.fault)
    return report.openings / report.seconds
  }
  return {
    async measure(answer, seconds) {
      const rows = countRows(answer)
      child.send(textOf(answer))
      await once(child, 'message')
      const plain = await rateOf('/plain', rows, seconds)
      return { plain, compressed: await rateOf('/compressed', rows, seconds) }
    },
    stop() {
      driver.stop()
      child.kill()
    },
  }
}
