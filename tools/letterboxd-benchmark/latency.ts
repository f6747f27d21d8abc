const paths = ['/readyz', '/v1/works/film?limit=20'] as const
const interval = 20

export interface Latency {
  seconds: number
  /** Response times in milliseconds, by path. */
  answers: Record<string, number[]>
}

/** Runs `work` while requesting each path every 20 ms, without waiting for earlier responses. */
export async function measureLatency(address: string, work: () => Promise<void>): Promise<Latency> {
  const answers: Record<string, number[]> = Object.fromEntries(paths.map((path) => [path, []]))
  const asked: Promise<void>[] = []
  const ask = async (path: string) => {
    const started = performance.now()
    const response = await fetch(address + path)
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    answers[path]?.push(performance.now() - started)
  }
  const timer = setInterval(() => asked.push(...paths.map(ask)), interval)
  const started = performance.now()
  try {
    await work()
  } finally {
    clearInterval(timer)
  }
  const seconds = (performance.now() - started) / 1000
  await Promise.all(asked)
  return { seconds, answers }
}

export function printLatency(what: string, { seconds, answers }: Latency): void {
  console.log(`  while ${what}, ${seconds.toFixed(2)} s:`)
  for (const [path, times] of Object.entries(answers)) {
    const sorted = times.toSorted((a, b) => a - b)
    const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1)
    console.log(
      `    GET ${path}: ${sorted.length} answers, median ${at(0.5)} ms, p95 ${at(0.95)} ms, max ${at(1)} ms`,
    )
  }
}
