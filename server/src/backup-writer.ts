import { writeBackup } from './instance-backup/backup-thread.ts'

/** Entry of the thread that writes the nightly backup. */
await writeBackup()
