import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { paths } from '../paths.ts'
import type { BackupSummary } from './back-up.ts'
import type { BackupOrder } from './backup-thread.ts'

/** As `backUp`, in a thread, because encryption takes the processor for a second at a time. */
export async function backUpInThread(
  order: BackupOrder,
  signal: AbortSignal,
): Promise<BackupSummary> {
  const thread = new Worker(paths.backupWriter, { workerData: order })
  try {
    // An error of the thread rejects.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the thread sends
    const [summary] = (await once(thread, 'message', { signal })) as [BackupSummary]
    return summary
  } finally {
    await thread.terminate()
  }
}
