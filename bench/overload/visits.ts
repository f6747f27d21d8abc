import { password } from '../database.ts'
import type { Call } from '../limits/driver/calls.ts'
import { rowOf } from '../limits/rows/rows.ts'
import type { RowKey } from '../limits/rows/statement-counts.data.ts'
import type { Subject } from '../limits/rows/subject.ts'

/** The classes of calls, in the order in which a late server refuses them. */
export const visitKinds = [
  'Visitors read',
  'Members read',
  'Visitors log in',
  'Members write',
] as const

export type VisitKind = (typeof visitKinds)[number]

/** One request of somebody. */
export interface Visit {
  kind: VisitKind
  /** Empty for a visitor. */
  token: string
  call: Call
}

/** Of a hundred requests. */
export const shares: Readonly<Record<VisitKind, number>> = {
  'Visitors read': 45,
  'Members read': 40,
  'Visitors log in': 0.25,
  'Members write': 14.75,
}

const pages: Readonly<Record<'Visitors read' | 'Members read' | 'Members write', RowKey[]>> = {
  'Visitors read': ['work', 'explore', 'profile', 'list', 'search'],
  'Members read': ['home', 'feed', 'work', 'notifications', 'search'],
  'Members write': ['like', 'comment', 'mark'],
}

/** A choice of the requests of every kind, on every subject. */
export function visitsOf(subjects: readonly Subject[]): Record<VisitKind, Visit[]> {
  const open = (kind: keyof typeof pages) =>
    subjects.flatMap((subject) =>
      pages[kind].flatMap((key) =>
        rowOf(key)
          .callsOf(subject)
          .map((call) => ({
            kind,
            token: kind === 'Visitors read' ? '' : subject.member.token,
            call,
          })),
      ),
    )
  return {
    'Visitors read': open('Visitors read'),
    'Members read': open('Members read'),
    'Visitors log in': subjects.map(({ member: { username } }) => ({
      kind: 'Visitors log in',
      token: '',
      call: { method: 'POST', path: '/login', body: { username, password } },
    })),
    'Members write': open('Members write'),
  }
}
