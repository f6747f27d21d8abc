import { withoutMarks } from '@medley/contract/marked-text'
import { displayName } from '@medley/contract/titles'
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

interface Digest {
  username: string
  content: DigestContent
  unsubscribeLink: string
}

/** The letter about a week. */
export function digestLetter(
  sender: Sender,
  { username, content, unsubscribeLink }: Digest,
): Written {
  const { saved, others, lists, popular } = content
  const reviews = (rows: readonly DigestReviewRow[]) => rows.map((row) => reviewEntry(sender, row))
  const areFriendsQuiet = popular.length > 0
  return writeLetter(sender, {
    subject: areFriendsQuiet ? 'Popular on Medley this week' : "Your friends' week on Medley",
    username,
    parts: [
      areFriendsQuiet
        ? 'Your friends were quiet this week. This is what others liked:'
        : 'This is what your friends liked this week.',
      ...section('On your saved list, liked by friends', reviews(saved)),
      ...section('Best rated by friends', reviews(others)),
      ...section(
        'New lists by friends',
        lists.map((row) => listEntry(sender, row)),
      ),
      ...section('Popular reviews', reviews(popular)),
      { button: 'Open Medley', url: sender.link('/') },
    ],
    why: `You get this letter because the weekly digest is switched on: ${sender.link('/settings/notifications')}`,
    unsubscribeLink,
  })
}

function section(heading: string, entries: LetterEntry[]): Part[] {
  return entries.length === 0 ? [] : [{ heading }, { entries }]
}

function reviewEntry({ link }: Sender, row: DigestReviewRow): LetterEntry {
  const rated = `${row.rating} out of 10 from ${displayName(row)}`
  const text = row.review === null ? '' : beginningOf(withoutMarks(row.review))
  return {
    title: row.title,
    url: link(`/review/${row.id}`),
    detail: text === '' ? rated : `${rated}\n${text}`,
  }
}

function listEntry({ link }: Sender, row: DigestListRow): LetterEntry {
  const works = row.entryCount === 1 ? '1 work' : `${row.entryCount} works`
  const url = link(`/u/${row.username}/lists/${row.id}`)
  return { title: row.title, url, detail: `${works}, by ${displayName(row)}` }
}

const beginningMax = 180

/** The first words of a text, on one line. */
function beginningOf(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  if (line.length <= beginningMax) return line
  const cut = line.slice(0, beginningMax)
  return `${cut.slice(0, cut.lastIndexOf(' ') + 1 || beginningMax).trimEnd()}…`
}
