import { answerReadings } from './features/imports/read/reader-thread.ts'

/** Entry of the thread that reads the files of imports. */
answerReadings()
