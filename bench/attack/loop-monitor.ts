// Preloaded into the product's process: reports how long its event loop is blocked.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { isMainThread } from 'node:worker_threads'

/** Times in milliseconds. */
export interface LoopReport {
  /** The longest delay of a timer; other processes on the machine show in it. */
  delayMax: number
  delayP99: number
  /** The most processor time that the event loop took between two timers; other processes do not show in it. */
  busyMax: number
  /** The processor time of the event loop. */
  processor: number
  /** The part of the time in which the event loop was busy, from 0 to 1. */
  utilization: number
}

const everyMs = 2

if (isMainThread && process.send) watch()

function watch(): void {
  const delays = monitorEventLoopDelay({ resolution: everyMs })
  delays.enable()
  let busyMax = 0
  let last = processorMs()
  let first = last
  let since = performance.eventLoopUtilization()
  setInterval(() => {
    const now = processorMs()
    busyMax = Math.max(busyMax, now - last)
    last = now
  }, everyMs).unref()
  process.on('message', (request) => {
    if (request === 'report') {
      const { utilization } = performance.eventLoopUtilization(since)
      const [delayMax, delayP99] = [delays.max, delays.percentile(99)].map(withoutInterval)
      const processor = processorMs() - first
      process.send?.({ delayMax, delayP99, busyMax, processor, utilization })
    }
    delays.reset()
    busyMax = 0
    first = processorMs()
    last = first
    since = performance.eventLoopUtilization()
  })
  process.channel?.unref()
}

/** The processor time of this thread. */
function processorMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** Delays contain the interval itself. */
function withoutInterval(nanoseconds: number): number {
  return Math.max(0, nanoseconds / 1e6 - everyMs)
}
