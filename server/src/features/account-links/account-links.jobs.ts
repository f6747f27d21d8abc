import { z } from 'zod'
import type { Context } from '../../context.ts'
import { defineJob } from '../../jobs/job-kind.ts'
import { sendLink } from './account-links.letter.service.ts'
import { deleteExpiredLinks } from './account-links.queries.ts'

/** Mails a link. The job derives its token, so that the payload has no secret. */
export const sendLinkJob = defineJob({
  name: 'send-account-link',
  payload: z.object({ linkId: z.uuid() }),
  run: (ctx: Context, { linkId }) => sendLink(ctx, linkId),
})

const retentionMs = 30 * 86_400_000

/** Deletes links 30 days after they expired; until then a used or late one is distinguished from a wrong one. */
export const expireLinksJob = defineJob({
  name: 'account-links-expire',
  payload: z.object({}),
  schedule: '25 4 * * *',
  run: ({ db, clock }: Pick<Context, 'db' | 'clock'>) => {
    const now = clock.now()
    return deleteExpiredLinks(db, { now, before: new Date(now.getTime() - retentionMs) })
  },
})
