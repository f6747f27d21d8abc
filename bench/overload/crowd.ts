import { setTimeout as sleep } from 'node:timers/promises'
import { percentile } from '../percentile.ts'
import { requestOf } from '../limits/driver/calls.ts'
import { HttpConnection } from '../limits/driver/http-connection.ts'
import { shares, type Visit, type VisitKind, visitKinds } from './visits.ts'

/** Results for the requests of one kind; times in milliseconds, of served requests. */
interface KindFigures {
  sent: number
  served: number
  /** Answered with an error of the server other than 503, which refuses, or not at all. */
  failed: number
  p99: number
}

export interface CrowdFigures {
  /** Requests sent each second, and served each second. */
  sent: number
  served: number
  p50: number
  p99: number
  kinds: Record<VisitKind, KindFigures>
}

interface Outcome {
  kind: VisitKind
  /** 0 where no answer came. */
  status: number
  milliseconds: number
}

/** Visitors and members who send requests to a product, whose connections stay open. */
export class Crowd {
  readonly #url: string
  readonly #visits: Record<VisitKind, Visit[]>
  readonly #free: HttpConnection[] = []

  constructor(url: string, visits: Record<VisitKind, Visit[]>) {
    this.#url = url
    this.#visits = visits
  }

  /** As many requests a second as the product answers on that many connections. */
  async requestInTurn(connections: number, seconds: number): Promise<CrowdFigures> {
    const outcomes: Outcome[] = []
    const start = performance.now()
    const end = start + seconds * 1000
    const work = async () => {
      while (performance.now() < end) outcomes.push(await this.#send(this.#choose()))
    }
    await Promise.all(Array.from({ length: connections }, work))
    return figuresOf(outcomes, (performance.now() - start) / 1000)
  }

  /** Requests at a rate a second, whether or not those before are answered. Each counts from when it was due. */
  async requestSteadily(rate: number, seconds: number): Promise<CrowdFigures> {
    const start = performance.now()
    const sent: Promise<Outcome>[] = []
    while (sent.length < rate * seconds) {
      const due = start + (sent.length * 1000) / rate
      if (due > performance.now()) await sleep(1)
      else sent.push(this.#send(this.#choose(), due))
    }
    return figuresOf(await Promise.all(sent), seconds)
  }

  leave(): void {
    for (const connection of this.#free) connection.close()
  }

  #choose(): Visit {
    let index = Math.random() * 100
    const kind = visitKinds.find((one) => (index -= shares[one]) < 0) ?? 'Visitors read'
    const choice = this.#visits[kind]
    const visit = choice[Math.floor(Math.random() * choice.length)]
    if (!visit) throw new Error(`There is nothing to do for: ${kind}`)
    return visit
  }

  async #send({ kind, token, call }: Visit, due = performance.now()): Promise<Outcome> {
    const since = () => performance.now() - due
    try {
      const connection = this.#free.pop() ?? (await HttpConnection.open(this.#url))
      const status = await connection.send(requestOf(this.#url, token, call))
      this.#free.push(connection)
      return { kind, status, milliseconds: since() }
    } catch {
      return { kind, status: 0, milliseconds: since() }
    }
  }
}

function figuresOf(outcomes: readonly Outcome[], seconds: number): CrowdFigures {
  const isServed = ({ status }: Outcome) => status > 0 && status < 500
  const times = outcomes.filter(isServed).map(({ milliseconds }) => milliseconds)
  const kindFigures = (kind: VisitKind): KindFigures => {
    const all = outcomes.filter((one) => one.kind === kind)
    const served = all.filter(isServed).map(({ milliseconds }) => milliseconds)
    const refused = all.filter(({ status }) => status === 503).length
    return {
      sent: all.length,
      served: served.length,
      failed: all.length - served.length - refused,
      p99: percentile(served, 0.99),
    }
  }
  const kinds = Object.fromEntries(visitKinds.map((kind) => [kind, kindFigures(kind)]))
  return {
    sent: outcomes.length / seconds,
    served: times.length / seconds,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    kinds: kinds as Record<VisitKind, KindFigures>,
  }
}
