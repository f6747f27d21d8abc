import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

export interface ReceivedMail {
  from: string
  to: string[]
  message: string
}

interface SinkOptions {
  /** What the server says to a recipient: null for yes. */
  toRecipient?: (address: string) => Promise<Error | null> | Error | null
}

export interface MailSink {
  readonly url: string
  /** What was accepted, in its order. */
  readonly received: ReceivedMail[]
  close(): Promise<void>
}

/** A mail server on this machine that keeps what it is given. */
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
  // A client that is killed breaks its connection.
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

/** An answer of the mail server: 550 for never, 450 for not now. */
export function refusal(code: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode: code })
}
