import { type ServerTexts, textsIn } from '@medley/texts/server'
import type { Language } from '@medley/contract/values/languages'
import { withoutMarks } from '@medley/contract/values/marked-text'
import { shortenText } from '@medley/contract/values/text-cuts'
import { displayName, displayTitleOf } from '@medley/messages/titles'
import type { LetterEntry, Part, Sender, Written } from '../../mail/letters/letter.ts'
import { writeLetter } from '../../mail/letters/write-letter.ts'
import type { DigestListRow, DigestReviewRow } from './weekly-digest.content.queries.ts'

export interface DigestContent {
  /** Friends' reviews of works on the member's saved list, and of others. */
  saved: readonly DigestReviewRow[]
  others: readonly DigestReviewRow[]
  lists: readonly DigestListRow[]
  /** By others than friends; only where friends were quiet. */
  popular: readonly DigestReviewRow[]
}

type Texts = ServerTexts['weeklyDigest']

interface Digest {
  username: string
  language: Language
  content: DigestContent
  unsubscribeLink: string
}

/** The letter about a week. */
export function digestLetter(
  sender: Sender,
  { username, language, content, unsubscribeLink }: Digest,
): Written {
  const texts = textsIn(language).weeklyDigest
  const { saved, others, lists, popular } = content
  const reviews = (rows: readonly DigestReviewRow[]) =>
    rows.map((row) => reviewEntry(sender, texts, row))
  const areFriendsQuiet = popular.length > 0
  return writeLetter(sender, {
    language,
    subject: areFriendsQuiet ? texts.quietSubject : texts.subject,
    username,
    parts: [
      areFriendsQuiet ? texts.quietIntro : texts.intro,
      ...section(texts.saved, reviews(saved)),
      ...section(texts.others, reviews(others)),
      ...section(
        texts.lists,
        lists.map((row) => listEntry(sender, texts, row)),
      ),
      ...section(texts.popular, reviews(popular)),
      { button: texts.open, url: sender.link('/') },
    ],
    why: texts.why({ link: sender.link('/settings/notifications') }),
    unsubscribeLink,
  })
}

function section(heading: string, entries: LetterEntry[]): Part[] {
  return entries.length === 0 ? [] : [{ heading }, { entries }]
}

function reviewEntry({ link }: Sender, texts: Texts, row: DigestReviewRow): LetterEntry {
  const rated = texts.rated({ rating: row.rating, who: displayName(row) })
  const text = row.review === null ? '' : beginningOf(withoutMarks(row.review))
  return {
    title: displayTitleOf(row),
    url: link(`/review/${row.id}`),
    detail: text === '' ? rated : `${rated}\n${text}`,
  }
}

function listEntry({ link }: Sender, texts: Texts, row: DigestListRow): LetterEntry {
  const url = link(`/u/${row.username}/lists/${row.id}`)
  return {
    title: row.title,
    url,
    detail: texts.list({ count: row.entryCount, who: displayName(row) }),
  }
}

const beginningMax = 180

/** The first words of a text, on one line. */
function beginningOf(text: string): string {
  return shortenText(text.replaceAll(/\s+/g, ' ').trim(), beginningMax)
}
