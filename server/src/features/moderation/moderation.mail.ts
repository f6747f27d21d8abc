import type { Sender, Written } from '../../mail/letters/letter.ts'
import { writeLetter } from '../../mail/letters/write-letter.ts'
import type { ActKind, ActType } from './moderation.queries.ts'

interface ToldAct {
  id: number
  act: ActKind
  type: ActType
  reason: string
  summary: string
  timeEnds: Date | null
}

const nouns: Record<ActType, string> = {
  user: 'account',
  review: 'review',
  comment: 'comment',
  list: 'list',
  picture: 'profile picture',
  work: 'work',
  sentWork: 'sentence to a friend',
}

/** The path of the form for an objection to a decision. */
export function objectionPath(actId: number): string {
  return `/feedback?objection=${actId}`
}

/** The letter to the member a decision is about. */
export function decisionMessage(sender: Sender, username: string, act: ToldAct): Written {
  const subject = subjectOf(act)
  return writeLetter(sender, {
    subject,
    username,
    parts: [
      `${subject}.`,
      ...(act.type === 'user' || act.type === 'picture' ? [] : [`It says: ${act.summary}`]),
      ...(act.act === 'restore' ? [] : [`Reason: ${act.reason}`]),
      ...consequences(act),
      'If you think this is wrong, tell us:',
      { button: 'Object to this decision', url: sender.link(objectionPath(act.id)) },
    ],
    why: 'You get this letter because a moderator decided about your account or something you posted.',
  })
}

function subjectOf({ act, type }: ToldAct): string {
  if (act === 'remove') return `Your ${nouns[type]} was removed`
  if (act === 'warn') return `A warning about your ${nouns[type]}`
  if (act === 'suspend') return 'Your account is suspended'
  return 'Your account is no longer suspended'
}

function consequences({ act, timeEnds }: ToldAct): string[] {
  if (act !== 'suspend') return []
  const end =
    timeEnds === null ? 'until it is lifted' : `until ${timeEnds.toISOString().slice(0, 10)}`
  return [`It lasts ${end}. Meanwhile you can log in to export your data or delete the account.`]
}
