import { z } from 'zod'
import type { Context } from '../../context.ts'
import { defineJob } from '../../jobs/job-kind.ts'
import { messageIdOf } from '../../mail/mail.ts'
import { changedLetter, stoppedLetter } from './backups.mail.ts'
import { findBackup, findRecipient } from './backups.queries.ts'

/** Tells a member of a new destination, or that the schedule has ended. */
export const sendBackupLetterJob = defineJob({
  name: 'send-backup-letter',
  payload: z.object({ userId: z.int().positive(), about: z.enum(['changed', 'stopped']) }),
  retries: 10,
  run: async (ctx: Pick<Context, 'db' | 'mail' | 'clock'>, { userId, about }, job) => {
    const { db, mail } = ctx
    const to = await findRecipient(ctx, db, userId)
    const backup = await findBackup(db, userId)
    if (!to || !backup) return
    const letter = about === 'changed' ? changedLetter : stoppedLetter
    const messageId = messageIdOf(mail, `backup-letter-${job.id}`)
    await mail.send({ ...letter(mail, to, backup), messageId })
  },
})
