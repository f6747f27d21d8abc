import type { AuditEvent } from '@medley/contract/administration/audit-log'
import { auditLogTexts } from '@medley/texts/audit-log'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, callsOf, refuse } from '../../testing/fake-server.ts'
import { renderPart } from '../../testing/render-app.tsx'
import { AuditLog } from './audit-log.tsx'
import { factsOf, describeEvent } from './audit-sentences.ts'

const anEvent = (facts: Partial<AuditEvent>): AuditEvent => ({
  id: 1,
  time: '2026-05-01T12:00:00.000Z',
  kind: 'login',
  actor: null,
  member: null,
  subject: null,
  address: null,
  details: {},
  ...facts,
})

const admin = { id: 1, username: 'ada' }
const ben = { id: 5, username: 'ben' }

test.each<[string, Partial<AuditEvent>]>([
  ['ben logged in', { kind: 'login', actor: ben }],
  [
    'ben logged in with a second factor',
    { kind: 'login', actor: ben, details: { secondFactor: 'code' } },
  ],
  ['A login as ben failed', { kind: 'login-failed', member: ben }],
  ['A login as an unknown account failed', { kind: 'login-failed' }],
  ['ben logged out on other devices', { kind: 'sessions-ended', actor: ben }],
  ['The operator logged ben out everywhere', { kind: 'sessions-ended', member: ben }],
  [
    'user 7 (deleted) deleted their account',
    { kind: 'account-deleted', actor: { id: 7, username: null } },
  ],
  [
    'ada removed review 12 by ben',
    { kind: 'content-removed', actor: admin, member: ben, subject: 'review 12' },
  ],
  [
    'The operator removed the profile picture of ben',
    { kind: 'content-removed', member: ben, subject: 'picture 5' },
  ],
  ['ada changed settings of the instance', { kind: 'settings-changed', actor: admin }],
  ['ada removed work 3', { kind: 'content-removed', actor: admin, subject: 'work 3' }],
  [
    'ada warned ben about comment 4 by ben',
    { kind: 'member-warned', actor: admin, member: ben, subject: 'comment 4' },
  ],
  [
    'ada undid the suspension of ben',
    {
      kind: 'act-undone',
      actor: admin,
      member: ben,
      subject: 'user 5',
      details: { undone: 'suspend' },
    },
  ],
  [
    'The suspension of ben ended',
    { kind: 'member-restored', member: ben, details: { ended: true } },
  ],
  [
    'ada lifted the suspension of ben',
    { kind: 'member-restored', actor: admin, member: ben, subject: 'user 5' },
  ],
  [
    'ada sent a mailing to 1 recipient',
    { kind: 'mailing-accepted', actor: admin, details: { mailing: 2, recipients: 1 } },
  ],
  [
    'ben used a recovery code',
    { kind: 'second-factor-changed', actor: ben, details: { change: 'recovery-code-used' } },
  ],
  [
    'The operator removed a second factor of ben',
    { kind: 'second-factor-changed', member: ben, details: { change: 'second-factor-removed' } },
  ],
])('tells: %s', (sentence, facts) => {
  expect(describeEvent(anEvent(facts))).toBe(sentence)
})

test('names kinds in words, each once', () => {
  const labels = Object.values(auditLogTexts.kindWords).map(({ label }) => label)
  expect(new Set(labels).size).toBe(labels.length)
  expect(labels.every((label) => /^[A-Z][a-z -]+$/i.test(label))).toBe(true)
})

test('adds what the sentence leaves out', () => {
  const event = { address: '192.0.2.7', details: { act: 3, reason: 'Insults.', undone: 'warn' } }
  expect(factsOf(anEvent(event))).toEqual(['Act: 3', 'Reason: Insults.', 'From 192.0.2.7'])
})

test('filters by kind and member, and reports an unknown member', async () => {
  answer('GET /v1/audit-events', {
    items: [anEvent({ kind: 'member-suspended', actor: admin, member: ben, subject: 'user 5' })],
    before: null,
  })
  const { user } = renderPart(<AuditLog />)
  await screen.findByText('ada suspended ben')
  await user.selectOptions(screen.getByLabelText('Kind'), 'Suspensions')
  await user.type(screen.getByLabelText('Member'), ' ben ')
  await user.click(screen.getByRole('button', { name: 'Show' }))
  await screen.findByText('ada suspended ben')
  const asked = callsOf('GET /v1/audit-events').map(({ query }) => [query.kind, query.member])
  expect(asked).toEqual([
    [undefined, undefined],
    ['member-suspended', undefined],
    ['member-suspended', 'ben'],
  ])
  refuse('GET /v1/audit-events', 'user_not_found')
  await user.type(screen.getByLabelText('Member'), 'jamin')
  await user.click(screen.getByRole('button', { name: 'Show' }))
  await screen.findByText('There is no such member')
})
