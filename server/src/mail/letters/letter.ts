import type { Language } from '@medley/contract/values/languages'
import type { Mail, Message } from '../mail.ts'

/** A paragraph; or what the word says. */
export type Part = string | LetterButton | { heading: string } | { entries: readonly LetterEntry[] }

/** Opens a page; in plain text its address is on a line of its own. */
export interface LetterButton {
  button: string
  url: string
}

/** A line about one thing, with more about it below. */
export interface LetterEntry {
  title: string
  url: string
  detail?: string
}

/** Content of a letter; both its texts are made from this. */
export interface Letter {
  language: Language
  subject: string
  /** Whom it greets; absent where the reader has no account. */
  username?: string
  parts: readonly Part[]
  /** Why the reader gets it, for the footer. */
  why: string
  /** Ends letters like this one; those about security and moderation cannot be ended. */
  unsubscribeLink?: string
}

/** The frame of every letter: where the product is, and who runs it. */
export type Sender = Pick<Mail, 'link' | 'supportAddress' | 'operatorAddress'>

/** A line of the footer, with an optional link after it. */
export interface FooterLine {
  text: string
  link?: { label: string; url: string }
}

/** The parts of a message that a letter makes. */
export type Written = Pick<Message, 'subject' | 'text'> & { html: string } & Pick<
    Message,
    'headers'
  >
