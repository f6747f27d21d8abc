import type { Worker } from 'node:worker_threads'
import type { FromReader, Reply, ToReader } from './reader-messages.ts'

/**
 * Passes requests to the thread that reads, and its replies back, so that this process can say how much processor time
 * the thread has taken. Ends with the thread, and with the process that started it.
 */
export function relayReadings(thread: Worker): void {
  const reply = (message: FromReader) => process.send?.(message)
  process.on('message', (message: ToReader) => {
    if (message === 'usage') void measure(thread).then(reply)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origins
    else thread.postMessage(message)
  })
  process.on('disconnect', () => process.exit())
  thread.on('message', (message: Reply) => reply(message))
  thread.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') return
    reply({ kind: 'failure', failure: { kind: 'unexpected', message: error.message } })
  })
  thread.on('exit', () => process.exit(1))
}

/** The processor time of a thread so far, in ms. */
async function measure(thread: Worker): Promise<number> {
  const { user, system } = await thread.cpuUsage()
  return (user + system) / 1_000
}
