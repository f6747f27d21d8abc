export interface Message {
  to: string
  subject: string
  text: string
}

/** How the product writes to people. */
export interface Mail {
  /** Hands a message over. Throws when the mail server refuses it. */
  send(message: Message): Promise<void>
  /** The address of a page of the product, for links in messages. */
  link(path: string): string
  /** Where people read what members report. */
  readonly supportAddress: string
  close(): void
}

/** Makes the links of messages from the address the product is reached at. */
export function linkMaker(publicUrl: string): (path: string) => string {
  return (path) => new URL(path, publicUrl).href
}
