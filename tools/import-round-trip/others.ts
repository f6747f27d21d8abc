const path = '/v1/reviews?limit=10'
const interval = 20

/** Response times in milliseconds, and the total duration. */
export interface Latency {
  seconds: number
  times: number[]
}

/** Runs `work` while requesting a page of reviews every 20 ms, without waiting for earlier responses. */
export async function whileOthersRead(
  address: string,
  work: () => Promise<void>,
): Promise<Latency> {
  const times: number[] = []
  const asked: Promise<void>[] = []
  const ask = async () => {
    const started = performance.now()
    const response = await fetch(address + path)
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    times.push(performance.now() - started)
  }
  const timer = setInterval(() => asked.push(ask()), interval)
  const started = performance.now()
  try {
    await work()
  } finally {
    clearInterval(timer)
  }
  const seconds = (performance.now() - started) / 1000
  await Promise.all(asked)
  return { seconds, times }
}

export function printLatency(what: string, { seconds, times }: Latency): void {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1)
  console.log(
    `  ${what}, ${seconds.toFixed(2)} s: ${sorted.length} answers, median ${at(0.5)} ms, p95 ${at(0.95)} ms, max ${at(1)} ms`,
  )
}
