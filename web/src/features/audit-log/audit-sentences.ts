import { auditLogTexts as texts } from '@medley/texts/audit-log'
import type { AuditEvent } from '@medley/contract/administration/audit-log'

/** Details that are part of a sentence. */
const shownDetails = new Set(['secondFactor', 'proof', 'change', 'undone', 'ended', 'recipients'])

type Texts<Values> = Readonly<Record<string, ((values: Values) => string) | undefined>>

const secondFactorChanges: Texts<{ who: string; whom: string; isByOperator: boolean }> =
  texts.secondFactorChanges
const subjects: Texts<{ id: string }> = texts.subjects
const detailTexts: Texts<{ value: string }> = texts.details

/** An event as a sentence. */
export function describeEvent(event: AuditEvent): string {
  const { kind, actor, member, details } = event
  const who = actor ? nameOf(actor) : texts.part.operator
  const whom = nameOf(member ?? actor)
  const change = String(details['change'])
  const { sentence } = texts.kindWords[kind]
  const sentenceOfChange =
    kind === 'second-factor-changed' ? secondFactorChanges[change] : undefined
  return (sentenceOfChange ?? sentence)({
    who,
    whom,
    what: whatOf(event, whom),
    isByOperator: actor === null,
    hasSecondFactor: Boolean(details['secondFactor']),
    hasProof: Boolean(details['proof']),
    hasEnded: Boolean(details['ended']),
    change,
    group: String(details['group']),
    undone: String(details['undone']),
    recipients: Number(details['recipients']),
  })
}

/** Facts that the sentence of an event leaves out: the address, a reason, ids. */
export function factsOf({ address, details }: AuditEvent): string[] {
  const rest = Object.entries(details).filter(([name]) => !shownDetails.has(name))
  return [
    ...rest.map(([name, value]) => detailText(name, String(value))),
    ...(address === null ? [] : [texts.part.from({ address })]),
  ]
}

function detailText(name: string, value: string): string {
  const known = detailTexts[name]
  if (known) return known({ value })
  return texts.part.detail({ name: `${name[0]?.toUpperCase()}${name.slice(1)}`, value })
}

function nameOf(person: AuditEvent['actor']): string {
  if (!person) return texts.part.unknownAccount
  return person.username ?? texts.part.deletedUser({ id: person.id })
}

function whatOf({ subject, member }: AuditEvent, whom: string): string {
  if (subject === null) return texts.part.something
  if (subject.startsWith('user ')) return whom
  if (subject.startsWith('picture ')) return texts.part.pictureOf({ name: whom })
  const named = nameOfSubject(subject)
  return member ? texts.part.subjectBy({ subject: named, name: whom }) : named
}

/** The words for a type and an id, such as `review 12`; a call stays as it is. */
function nameOfSubject(subject: string): string {
  const [, type = '', id = ''] = /^(\w+) (\d.*)$/.exec(subject) ?? []
  return subjects[type]?.({ id }) ?? subject
}
