import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Logger } from 'pino'
import { createFile } from '@medley/durable-files/durable-files'
import type { Clock } from '../clock.ts'
import { linkMaker, type Mail, type MailOptions, toNodemailer } from './mail.ts'

interface OutboxOptions extends MailOptions {
  /** Created if missing. */
  folder: string
  clock: Clock
  log: Logger
}

/** Writes each message to a file, `{time}-{id}.eml`: the default when no mail server is configured. */
export function createOutboxMail(options: OutboxOptions): Mail {
  const { folder, from, supportAddress, operatorAddress, confirmsAddresses, clock, log } = options
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    link: linkMaker(options.publicUrl),
    supportAddress,
    operatorAddress,
    confirmsAddresses,
    async send(message) {
      const { message: bytes } = await transport.sendMail({
        from,
        date: clock.now(),
        ...toNodemailer(message),
      })
      if (!Buffer.isBuffer(bytes)) throw new Error('The message was not built in memory')
      const time = clock.now().toISOString().replaceAll(/[:.]/g, '-')
      const file = join(folder, `${time}-${randomUUID()}.eml`)
      await createFile(file, bytes, { folderMode: 0o700 })
      log.warn({ file }, `A message was put into the outbox: ${message.subject}`)
    },
    close: () => transport.close(),
  }
}
