import { isMainThread, Worker } from 'node:worker_threads'
import { relayReadings } from './features/imports/read/reader-process.ts'
import { answerReadings } from './features/imports/read/reader-thread.ts'

/** Entry of the process that reads the files of imports, and of its thread. */
if (isMainThread) {
  const resourceLimits = { maxOldGenerationSizeMb: Number(process.argv[2]) }
  relayReadings(new Worker(new URL(import.meta.url), { resourceLimits }))
} else {
  answerReadings()
}
