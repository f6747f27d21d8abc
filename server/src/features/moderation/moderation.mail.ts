import type { Language } from '@medley/contract/values/languages'
import type { Sender, Written } from '../../mail/letters/letter.ts'
import { writeLetter } from '../../mail/letters/write-letter.ts'
import * as english from './moderation.messages.ts'
import * as german from './moderation.messages.de.ts'
import type { ActKind, ActType } from './moderation.queries.ts'

const textsIn: Record<Language, typeof english.decisionTexts> = {
  en: english.decisionTexts,
  de: german.decisionTexts,
}

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
  const texts = textsIn[language]
  const subject = texts.subjects[act.act === 'dismiss' ? 'restore' : act.act](act.type)
  return writeLetter(sender, {
    language,
    subject,
    username,
    parts: [
      `${subject}.`,
      ...(act.type === 'user' || act.type === 'picture' ? [] : [texts.item(act.summary)]),
      ...(act.act === 'restore' ? [] : [texts.reason(act.reason)]),
      ...(act.act === 'suspend' ? [texts.suspension(act.timeEnds)] : []),
      texts.ifWrong,
      { button: texts.object, url: sender.link(objectionPath(act.id)) },
    ],
    why: texts.why,
  })
}
