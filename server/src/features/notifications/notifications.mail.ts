import { textsIn } from '@medley/texts/server'
import type { Language } from '@medley/contract/values/languages'
import type { Part, Sender, Written } from '../../mail/letters/letter.ts'
import { writeLetter } from '../../mail/letters/write-letter.ts'

interface Happened {
  username: string
  language: Language
  /** Newest first. */
  happenings: readonly { sentence: string; path: string }[]
  /** True if there are others that the letter does not list. */
  hasMore: boolean
  unsubscribeLink: string
}

/** The letter about what happened on the site since the last one. */
export function notificationLetter(
  sender: Sender,
  { username, language, happenings, hasMore, unsubscribeLink }: Happened,
): Written {
  const texts = textsIn(language).notifications
  const [first, ...others] = happenings.map(({ sentence, path }) => ({
    title: sentence,
    url: sender.link(path),
  }))
  if (!first) throw new Error('There is nothing to write about')
  const isOne = others.length === 0
  const more: Part[] = hasMore ? [texts.more] : []
  return writeLetter(sender, {
    language,
    subject: isOne ? first.title : texts.subject({ count: happenings.length, hasMore }),
    username,
    parts: [
      isOne ? texts.one : texts.several,
      { entries: [first, ...others] },
      ...more,
      { button: texts.open, url: sender.link('/notifications') },
    ],
    why: texts.why({ link: sender.link('/settings/notifications') }),
    unsubscribeLink,
  })
}
