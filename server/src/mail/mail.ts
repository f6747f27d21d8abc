import { createHash } from 'node:crypto'

export interface Message {
  to: string
  subject: string
  text: string
  /** HTML alternative of the text. */
  html?: string | undefined
  /** Message-ID with angle brackets. Retries reuse it, so that clients can deduplicate. */
  messageId?: string
  headers?: Record<string, string>
}

/** The mail server rejected this message; others may be accepted. */
export class MessageRefused extends Error {
  /** True if retrying is pointless. */
  readonly isFinal: boolean

  constructor(text: string, isFinal: boolean) {
    super(text)
    this.isFinal = isFinal
  }
}

/** Outgoing mail. */
export interface Mail {
  /** Sends a message. Throws `MessageRefused`, or the error of the connection. */
  send(message: Message): Promise<void>
  /** Absolute URL of a page, for links in messages. */
  link(path: string): string
  /** Address that receives reports; null without one. */
  readonly supportAddress: string | null
  /** The operator's contact details, for the footer of mass mail. */
  readonly operatorAddress: string | undefined
  /** True if members have to confirm their addresses by a mailed link. */
  readonly confirmsAddresses: boolean
  close(): void
}

/** Options of both kinds of mail. */
export interface MailOptions {
  from: string
  publicUrl: string
  supportAddress: string | null
  operatorAddress: string | undefined
  confirmsAddresses: boolean
}

/** A Message-ID derived from a name, so that every retry has the same one. */
export function messageIdOf({ link }: Pick<Mail, 'link'>, name: string): string {
  return `<${name}@${new URL(link('/')).hostname}>`
}

/** Builds absolute links from the public URL. */
export function linkMaker(publicUrl: string): (path: string) => string {
  return (path) => new URL(path, publicUrl).href
}

/**
 * A message for nodemailer: with a receiver that it takes as it is, instead of reading addresses and names
 * out of a text, and with a boundary of the parts that every try repeats and no part can contain.
 */
export function toNodemailer(message: Message) {
  const { to, ...rest } = message
  const baseBoundary = createHash('sha256')
    .update(JSON.stringify(message))
    .digest('hex')
    .slice(0, 32)
  return { ...rest, to: { name: '', address: to }, baseBoundary }
}
