import { join } from 'node:path'
import type { Logger } from 'pino'
import { systemClock } from '../clock.ts'
import type { Config } from '../config/config.ts'
import type { Mail } from './mail.ts'
import { createOutboxMail } from './outbox-mail.ts'
import { createSmtpMail } from './smtp-mail.ts'

/** Mail by the settings: through a mail server, or into the outbox. */
export function openMail(config: Config, log: Logger): Mail {
  const { smtpUrl, mailFrom, supportAddress, operatorAddress, publicUrl, confirmsAddresses } =
    config
  const sender = { from: mailFrom, supportAddress, operatorAddress }
  const common = { ...sender, publicUrl, confirmsAddresses }
  if (smtpUrl !== undefined) return createSmtpMail({ url: smtpUrl, ...common })
  const folder = join(config.dataDir, 'outbox')
  return createOutboxMail({ ...common, folder, clock: systemClock, log })
}
