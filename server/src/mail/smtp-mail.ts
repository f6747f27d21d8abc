import { createTransport } from 'nodemailer'
import { linkMaker, type Mail } from './mail.ts'

interface SmtpOptions {
  /** `smtp://user:password@host:port`, or `smtps://`. */
  url: string
  from: string
  supportAddress: string
  publicUrl: string
}

/** Sends through a mail server. */
export function createSmtpMail({ url, from, supportAddress, publicUrl }: SmtpOptions): Mail {
  const transport = createTransport(
    { url, pool: true, connectionTimeout: 10_000, socketTimeout: 20_000 },
    { from },
  )
  return {
    link: linkMaker(publicUrl),
    supportAddress,
    async send(message) {
      await transport.sendMail(message)
    },
    close: () => transport.close(),
  }
}
