import type { AuditEvent } from '@medley/contract/administration/audit-log'
import { kindWords, partTexts as texts } from './audit-log.messages.ts'

/** Details that are part of a sentence. */
const shownDetails = new Set(['secondFactor', 'proof', 'change', 'undone', 'ended', 'recipients'])

/** An event as a sentence. */
export function describeEvent(event: AuditEvent): string {
  const { kind, actor, member, details } = event
  const who = actor ? nameOf(actor) : texts.operator
  const whom = nameOf(member ?? actor)
  return kindWords[kind].sentence({
    who,
    whom,
    what: whatOf(event, whom),
    isByOperator: actor === null,
    details,
  })
}

/** Facts that the sentence of an event leaves out: the address, a reason, ids. */
export function factsOf({ address, details }: AuditEvent): string[] {
  const rest = Object.entries(details).filter(([name]) => !shownDetails.has(name))
  return [
    ...rest.map(([name, value]) => texts.detail(name, String(value))),
    ...(address === null ? [] : [texts.from(address)]),
  ]
}

function nameOf(person: AuditEvent['actor']): string {
  if (!person) return texts.unknownAccount
  return person.username ?? texts.deletedUser(person.id)
}

function whatOf({ subject, member }: AuditEvent, whom: string): string {
  if (subject === null) return texts.something
  if (subject.startsWith('user ')) return whom
  if (subject.startsWith('picture ')) return texts.pictureOf(whom)
  return member ? texts.subjectBy(texts.subject(subject), whom) : texts.subject(subject)
}
