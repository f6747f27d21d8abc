export interface Message {
  to: string
  subject: string
  text: string
  /** The same once more, for programs that show HTML. */
  html?: string
  /** With angle brackets. A message that is sent twice keeps it, so that it can be known for the same. */
  messageId?: string
  headers?: Record<string, string>
}

/** The mail server will not take this message to this address; others may pass. */
export class MessageRefused extends Error {
  /** Whether trying again is of no use. */
  readonly isFinal: boolean

  constructor(text: string, isFinal: boolean) {
    super(text)
    this.isFinal = isFinal
  }
}

/** How the product writes to people. */
export interface Mail {
  /** Hands a message over. Throws `MessageRefused`, or whatever keeps the mail server from being reached. */
  send(message: Message): Promise<void>
  /** The address of a page of the product, for links in messages. */
  link(path: string): string
  /** Where people read what members report. */
  readonly supportAddress: string
  /** Who runs the product and where, for the foot of mass mail. */
  readonly operatorAddress: string | undefined
  close(): void
}

/** The Message-ID of a message with a name of its own: the same for every try to send it. */
export function messageIdOf({ link }: Pick<Mail, 'link'>, name: string): string {
  return `<${name}@${new URL(link('/')).hostname}>`
}

/** Makes the links of messages from the address the product is reached at. */
export function linkMaker(publicUrl: string): (path: string) => string {
  return (path) => new URL(path, publicUrl).href
}
