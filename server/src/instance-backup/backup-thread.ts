import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { type FileSettings, openFiles } from '../files/open-files.ts'
import { backUp, type BackupSource, type BackupSummary, type BackupTarget } from './back-up.ts'

const niceness = 10

/** Order for the thread. */
export interface BackupOrder extends Omit<BackupSource, 'files'>, BackupTarget {
  files: FileSettings
}

/** Writes the backup that its thread was started for, and answers with the summary. */
export async function writeBackup(): Promise<void> {
  // On Linux this concerns the calling thread alone, elsewhere the whole process.
  if (process.platform === 'linux') setPriority(niceness)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the only caller is the file beside
  const { files, ...order } = workerData as BackupOrder
  const summary: BackupSummary = await backUp({ ...order, files: openFiles(files) }, order)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origins
  parentPort?.postMessage(summary)
}
