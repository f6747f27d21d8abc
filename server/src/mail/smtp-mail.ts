import { createTransport } from 'nodemailer'
import { isThisMachine } from '../lib/this-machine.ts'
import { linkMaker, type Mail, type MailOptions, MessageRefused, toNodemailer } from './mail.ts'

interface SmtpOptions extends MailOptions {
  /** `smtp://user:password@host:port`, or `smtps://`. */
  url: string
}

/** Sends mail by SMTP. */
export function createSmtpMail({
  url,
  from,
  supportAddress,
  operatorAddress,
  publicUrl,
  confirmsAddresses,
}: SmtpOptions): Mail {
  const transport = createTransport({ ...connectionTo(url), pool: true }, { from })
  return {
    link: linkMaker(publicUrl),
    supportAddress,
    operatorAddress,
    confirmsAddresses,
    async send(message) {
      try {
        await transport.sendMail(toNodemailer(message))
      } catch (error) {
        throw refusalOf(error) ?? error
      }
    },
    close: () => transport.close(),
  }
}

/** Logs in at a mail server without sending anything. Throws the error of the connection or of the login. */
export async function checkMailServer(url: string): Promise<void> {
  const transport = createTransport(connectionTo(url))
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}

const connectionTo = (url: string) => ({
  url,
  // Passwords and letters do not cross a network unencrypted.
  requireTLS: !isThisMachine(new URL(url).hostname),
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
})

/** The refusal of only this message; null for 421 and connection errors, which concern the server. */
function refusalOf(error: unknown): MessageRefused | null {
  if (!(error instanceof Error) || !('code' in error) || !('responseCode' in error)) return null
  const { code, responseCode } = error
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return null
  if (typeof responseCode !== 'number' || responseCode < 400 || responseCode === 421) return null
  return new MessageRefused(error.message, responseCode >= 500)
}
