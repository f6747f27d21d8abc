import type { LoadReport } from './driver/run-load.ts'
import type { ObservedProduct } from './product/observed-product.ts'
import { busyTime, childrenTime, processTime } from './processor-use.ts'

/** The processes whose work is no work of others. */
export interface Watched {
  product: ObservedProduct
  /** The process of PostgreSQL that starts all others. */
  postmaster: number
  drivers: readonly number[]
}

/** A run with what it cost. */
export interface Window extends LoadReport {
  /** Openings a second. */
  rate: number
  /** Milliseconds of processor time per opening. */
  nodeMs: number
  postgresMs: number
  /** Statements that the product sent per opening; jobs of its own may add some. */
  sent: number
  /** Processors that other work took meanwhile. */
  others: number
}

/** Runs a load and measures meanwhile what its processes use. */
export async function measureWindow(
  watched: Watched,
  run: () => Promise<LoadReport>,
): Promise<Window> {
  const before = await takeReading(watched)
  const report = await run()
  const after = await takeReading(watched)
  const per = (a: number, b: number) => (b - a) / Math.max(1, report.openings)
  const own = after.own - before.own + (after.postgres - before.postgres)
  return {
    ...report,
    rate: report.openings / report.seconds,
    nodeMs: per(before.node, after.node),
    postgresMs: per(before.postgres, after.postgres),
    sent: per(before.statements, after.statements),
    others: Math.max(0, (after.busy - before.busy - own) / (after.time - before.time)),
  }
}

async function takeReading({ product, postmaster, drivers }: Watched) {
  const { process: node, statements } = await product.ask({ ask: 'usage' })
  const own = [process.pid, product.pid, ...drivers].map(processTime)
  return {
    time: performance.now(),
    busy: busyTime(),
    node,
    statements,
    postgres: childrenTime(postmaster),
    own: own.reduce((sum, ms) => sum + ms, 0),
  }
}
