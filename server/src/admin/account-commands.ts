import { auditKinds } from '@medley/contract/administration/audit-log'
import { createAccount } from '@medley/contract/accounts/accounts'
import { confirmAddressOf } from '../features/accounts/accounts.address.service.ts'
import { createAdmin } from '../features/accounts/accounts.service.ts'
import { showEvents } from '../features/audit-log/audit-log.service.ts'
import { type Command, numberOf, wordsOf } from './command.ts'
import { PlainFailure, UsageError } from './plain-failure.ts'
import { readPassword } from './read-password.ts'

const createAdminCommand: Command = {
  name: 'create-admin',
  usage: 'USERNAME EMAIL',
  summary: 'creates the first or second admin; the password is read from standard input',
  options: [],
  async run(ctx, words) {
    const { USERNAME: username, EMAIL: email } = wordsOf(words, 'USERNAME', 'EMAIL')
    const given = { username, email, password: await readPassword() }
    const checked = createAccount.body.safeParse(given)
    if (!checked.success) throw new PlainFailure(checked.error.issues[0]?.message)
    const id = await createAdmin(ctx, checked.data)
    return `Created ${username} as user ${id}.`
  },
}

const confirmEmail: Command = {
  name: 'confirm-email',
  usage: 'USER',
  summary: "confirms a member's e-mail address, as the mailed link would",
  options: [],
  async run(ctx, words) {
    const { USER: username } = wordsOf(words, 'USER')
    return `Confirmed ${await confirmAddressOf(ctx, username)}.`
  },
}

const log: Command = {
  name: 'log',
  usage: '[--kind KIND] [--member USER] [--limit N]',
  summary: 'prints the audit log, newest first',
  options: ['kind', 'member', 'limit'],
  async run(ctx, words, { kind: kindGiven, member, limit = '50' }) {
    wordsOf(words)
    const kind = auditKinds.find((one) => one === kindGiven)
    if (kindGiven !== undefined && !kind) {
      throw new UsageError(`KIND is one of ${auditKinds.join(', ')}.`)
    }
    const { items } = await showEvents(ctx, { kind, member, limit: numberOf(limit, '--limit') })
    return items
      .map((event) =>
        [
          event.time,
          event.kind,
          `by ${event.actor?.username ?? event.actor?.id ?? '-'}`,
          `about ${event.member?.username ?? event.member?.id ?? '-'}`,
          event.subject ?? '-',
          event.address ?? '-',
          JSON.stringify(event.details),
        ].join('  '),
      )
      .join('\n')
  },
}

/** Commands about accounts and what they did. */
export const accountCommands: readonly Command[] = [createAdminCommand, confirmEmail, log]
