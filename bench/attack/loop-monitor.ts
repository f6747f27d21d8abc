// Preloaded into the product's process: reports how long its event loop is blocked.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { isMainThread } from 'node:worker_threads'

/** Since the last report; times in milliseconds. */
export interface LoopReport {
  /** The longest delay of a timer; other processes on the machine show in it. */
  delayMax: number
  /** The most processor time that the event loop took between two timers; other processes do not show in it. */
  busyMax: number
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
  let since = performance.eventLoopUtilization()
  setInterval(() => {
    const now = processorMs()
    busyMax = Math.max(busyMax, now - last)
    last = now
  }, everyMs).unref()
  process.on('message', () => {
    const { utilization } = performance.eventLoopUtilization(since)
    // A delay contains the interval itself.
    const delayMax = Math.max(0, delays.max / 1e6 - everyMs)
    process.send?.({ delayMax, busyMax, utilization })
    delays.reset()
    busyMax = 0
    last = processorMs()
    since = performance.eventLoopUtilization()
  })
  process.channel?.unref()
}

/** The processor time of this thread. */
function processorMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
