import { median } from '../percentile.ts'
import { type Build, startProduct } from '../product.ts'

const starts = 3

/**
 * Seconds from the start of the process to its first answer, on a filled data folder whose database does
 * not run yet: the median of three.
 */
export async function measureStart(build: Build, dataFolder: string): Promise<number> {
  const times: number[] = []
  for (let count = 0; count < starts; count += 1) {
    const start = performance.now()
    const product = await startProduct(dataFolder, { build, settings: {} })
    try {
      const answer = await fetch(`${product.url}/v1/reviews?limit=1`)
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`The first request was answered with ${answer.status}`)
      times.push((performance.now() - start) / 1000)
    } finally {
      await product.stop()
    }
  }
  return median(times)
}
