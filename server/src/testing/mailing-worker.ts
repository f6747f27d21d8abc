/** The worker of a product whose mail goes to a test's mail server: `mailing-worker.ts {database} {smtp}`. */
import { systemClock } from '../clock.ts'
import { connect } from '../db/connect.ts'
import { sendMailingJob } from '../features/bulk-email/bulk-email.jobs.ts'
import { createLog } from '../http/log.ts'
import { createTokens } from '../http/tokens.ts'
import { openJobs } from '../jobs/job-system.ts'
import { createSmtpMail } from '../mail/smtp-mail.ts'

const [connectionString = '', url = ''] = process.argv.slice(2)
const log = createLog('silent')
const db = connect({ connectionString }, () => undefined)
const jobs = await openJobs(db, { kinds: [sendMailingJob], works: true, log })
jobs.work({
  db,
  log,
  clock: systemClock,
  mail: createSmtpMail({
    url,
    from: 'Medley <no-reply@mail.example>',
    supportAddress: 'support@mail.example',
    operatorAddress: undefined,
    publicUrl: 'https://medley.example',
  }),
  tokens: createTokens(
    new TextEncoder().encode('a secret for tests, and for nothing else'),
    systemClock,
  ),
})
