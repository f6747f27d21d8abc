import { type ServerTexts, textsIn } from '@medley/texts/server'
import type { Language } from '@medley/contract/values/languages'
import type { Sender, Written } from '../../mail/letters/letter.ts'
import { writeLetter } from '../../mail/letters/write-letter.ts'
import { localeOf } from '../../lib/locale.ts'
import type { ActKind, ActType } from './moderation.queries.ts'

interface DecidedAct {
  id: number
  act: ActKind
  type: ActType
  reason: string
  summary: string
  timeEnds: Date | null
}

/** The path of the form for an objection to a decision. */
export function objectionPath(actId: number): string {
  return `/feedback?objection=${actId}`
}

/** The letter to the member a decision is about. */
export function decisionMessage(
  sender: Sender,
  { username, language }: { username: string; language: Language },
  act: DecidedAct,
): Written {
  const texts = textsIn(language).moderation
  const subject = subjectOf(texts, act)
  return writeLetter(sender, {
    language,
    subject,
    username,
    parts: [
      `${subject}.`,
      ...(act.type === 'user' || act.type === 'picture'
        ? []
        : [texts.item({ summary: act.summary })]),
      ...(act.act === 'restore' ? [] : [texts.reason({ reason: act.reason })]),
      ...(act.act === 'suspend'
        ? [texts.suspension({ end: act.timeEnds && localeOf(language).day(act.timeEnds) })]
        : []),
      texts.ifWrong,
      { button: texts.object, url: sender.link(objectionPath(act.id)) },
    ],
    why: texts.why,
  })
}

function subjectOf({ subjects }: ServerTexts['moderation'], { act, type }: DecidedAct): string {
  if (act === 'remove' || act === 'warn') return subjects[act]({ type })
  return act === 'suspend' ? subjects.suspend : subjects.restore
}
