import { setTimeout as sleep } from 'node:timers/promises'
import { Crowd, type CrowdFigures } from './crowd.ts'
import type { Visit, VisitKind } from './visits.ts'

/** Enough to keep the machine busy, and few enough that nobody waits long. */
const connections = 16
/** Of the rate that the machine carries. */
const multiples = [1, 2, 4] as const
const restSeconds = 5

export interface OverloadFigures {
  /** Description of the request, as the document prints it. */
  name: string
  crowd: CrowdFigures
}

/** The rate that a product carries, and then what it serves at multiples of that rate. */
export async function measureOverload(
  url: string,
  visits: Record<VisitKind, Visit[]>,
  seconds: number,
): Promise<OverloadFigures[]> {
  const crowd = new Crowd(url, visits)
  try {
    await crowd.askInTurn(connections, seconds / 4)
    const carried = await crowd.askInTurn(connections, seconds)
    const figures = [{ name: `${connections} connections, in turn`, crowd: carried }]
    for (const multiple of multiples) {
      await sleep(restSeconds * 1000)
      const asked = await crowd.askSteadily(carried.served * multiple, seconds)
      figures.push({ name: `${multiple} × that rate`, crowd: asked })
    }
    return figures
  } finally {
    crowd.leave()
  }
}
