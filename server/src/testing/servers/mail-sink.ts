import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

export interface ReceivedMail {
  from: string
  to: string[]
  message: string
}

interface SinkOptions {
  /** The server's reply to a recipient; null accepts. */
  toRecipient?: (address: string) => Promise<Error | null> | Error | null
}

export interface MailSink {
  readonly url: string
  /** The accepted messages, in order. */
  readonly received: ReceivedMail[]
  close(): Promise<void>
}

/** A local mail server that stores all messages. */
export async function openMailSink({ toRecipient }: SinkOptions = {}): Promise<MailSink> {
  const received: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, answer) => {
      void Promise.resolve(toRecipient?.(address) ?? null).then(answer)
    },
    onData: (stream, { envelope }, answer) => {
      void text(stream).then((message) => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : ''
        received.push({ from, to: envelope.rcptTo.map(({ address }) => address), message })
        answer()
      })
    },
  })
  // A killed client breaks its connection.
  server.on('error', () => undefined)
  const listening = once(server.server, 'listening')
  server.listen(0, '127.0.0.1')
  await listening
  const address = server.server.address()
  return {
    url: `smtp://127.0.0.1:${address instanceof Object ? address.port : 0}`,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** A mail server error: 550 is permanent, 450 temporary. */
export function refusal(code: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode: code })
}
