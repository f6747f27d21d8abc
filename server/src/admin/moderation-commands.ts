import { limits } from '@medley/contract/limits'
import { cutText } from '@medley/contract/values/text-cuts'
import { transaction } from '../db/transaction.ts'
import { blockAddress } from '../features/accounts/accounts.service.ts'
import {
  type Cause,
  type RemovableType,
  removeItem,
  restoreMember,
  suspendMember,
  undoAct,
} from '../features/moderation/moderation.acts.service.ts'
import { showCases } from '../features/moderation/moderation.cases.service.ts'
import { recordEvent } from '../features/audit-log/audit-log.service.ts'
import { endAllSessions } from '../features/sessions/sessions.ending.service.ts'
import { removeAllFactors } from '../features/second-factors/second-factors.service.ts'
import { requireUser } from '../features/profiles/profiles.service.ts'
import { type Command, numberOf, type Options, wordsOf } from './command.ts'
import { PlainFailure, UsageError } from './plain-failure.ts'

const removable: readonly RemovableType[] = [
  'review',
  'comment',
  'list',
  'picture',
  'profileTexts',
  'work',
]

function causeOf({ reason }: Options): Cause {
  const words = reason?.trim() ?? ''
  if (words === '' || words.length > limits.moderationReasonMax) {
    throw new UsageError(`Give --reason with at most ${limits.moderationReasonMax} characters.`)
  }
  return { adminId: null, caseId: null, reason: words }
}

function dateOf(text: string | undefined): Date | null {
  if (text === undefined) return null
  const date = new Date(text)
  if (Number.isNaN(date.getTime())) throw new UsageError('Give --until as a date like 2027-05-01.')
  return date
}

const remove: Command = {
  name: 'remove',
  usage: `${removable.join('|')} ID --reason TEXT`,
  summary:
    'removes it and tells its author; a picture and texts have the id or name of their member, a work is hidden',
  options: ['reason'],
  async run(ctx, words, options) {
    const { TYPE, ID } = wordsOf(words, 'TYPE', 'ID')
    const type = removable.find((one) => one === TYPE)
    if (!type) throw new UsageError(`TYPE is one of ${removable.join(', ')}.`)
    const cause = causeOf(options)
    const isOfMember = type === 'picture' || type === 'profileTexts'
    const isName = isOfMember && !/^\d+$/.test(ID)
    const id = isName ? (await requireUser(ctx.db, ID)).id : numberOf(ID, 'ID')
    const actId = await transaction(ctx.db, (tx) => removeItem(ctx, tx, cause, { type, id }))
    return `Removed the ${type} ${id}. To bring it back within 30 days: undo ${actId}`
  },
}

const undo: Command = {
  name: 'undo',
  usage: 'ACT',
  summary: 'reverts a removal, warning or suspension',
  options: [],
  async run(ctx, words) {
    const { ACT } = wordsOf(words, 'ACT')
    await undoAct(ctx, null, numberOf(ACT, 'ACT'))
    return `Undone: ${ACT}`
  },
}

const suspend: Command = {
  name: 'suspend',
  usage: 'USER [--until DATE] --reason TEXT',
  summary: 'hides a member; they can only read why, export, object and leave',
  options: ['reason', 'until'],
  async run(ctx, words, options) {
    const { USER } = wordsOf(words, 'USER')
    const cause = causeOf(options)
    const until = dateOf(options.until)
    const { id: memberId, username } = await requireUser(ctx.db, USER)
    await transaction(ctx.db, (tx) => suspendMember(ctx, tx, cause, { memberId, until }))
    return `Suspended ${username} ${until ? `until ${until.toISOString()}` : 'until restored'}.`
  },
}

const restore: Command = {
  name: 'restore',
  usage: 'USER',
  summary: 'lifts a suspension',
  options: [],
  async run(ctx, words) {
    const { USER } = wordsOf(words, 'USER')
    const { id, username } = await requireUser(ctx.db, USER)
    const cause = causeOf({ reason: 'The suspension was lifted.' })
    await transaction(ctx.db, (tx) => restoreMember(ctx, tx, cause, id))
    return `Restored ${username}.`
  },
}

const endSessions: Command = {
  name: 'end-sessions',
  usage: 'USER',
  summary: 'logs a member out everywhere',
  options: [],
  async run(ctx, words) {
    const { USER } = wordsOf(words, 'USER')
    const { id: memberId, username } = await requireUser(ctx.db, USER)
    await transaction(ctx.db, async (tx) => {
      await endAllSessions(tx, memberId)
      await recordEvent(ctx, tx, { kind: 'sessions-ended', memberId })
    })
    return `Ended all sessions of ${username}.`
  },
}

const removeSecondFactor: Command = {
  name: 'remove-second-factor',
  usage: 'USER',
  summary: 'lets a member who has lost the second factor log in without it',
  options: [],
  async run(ctx, words) {
    const { USER } = wordsOf(words, 'USER')
    const { id, username } = await requireUser(ctx.db, USER)
    if (!(await removeAllFactors(ctx, id))) {
      throw new PlainFailure(`${username} has no second factor`)
    }
    return `Removed the second factors of ${username}.`
  },
}

const blockAddressCommand: Command = {
  name: 'block-address',
  usage: 'EMAIL',
  summary: 'sends no more mail to an address',
  options: [],
  async run(ctx, words) {
    const { EMAIL } = wordsOf(words, 'EMAIL')
    await blockAddress(ctx, EMAIL)
    return `No mail goes to ${EMAIL} any more.`
  },
}

const reports: Command = {
  name: 'reports',
  usage: '[--limit N]',
  summary: 'lists the open cases, the latest reports first',
  options: ['limit'],
  async run(ctx, words, { limit = '20' }) {
    wordsOf(words)
    const { items, totalCount } = await showCases(ctx, {
      limit: numberOf(limit, '--limit'),
      offset: 0,
    })
    const lines = items.map(
      ({ type, itemId, item, reportCount, reports: [newest], timeReported }) =>
        [
          timeReported,
          `${type} ${itemId}`,
          `by ${item?.author?.username ?? '-'}`,
          `${reportCount} ×`,
          newest?.reason ?? '-',
          cutText((item?.summary ?? 'gone').replaceAll(/\s+/g, ' '), 80),
        ].join('  '),
    )
    return [...lines, `${totalCount} open`].join('\n')
  },
}

/** Commands of moderation. */
export const moderationCommands: readonly Command[] = [
  remove,
  undo,
  suspend,
  restore,
  endSessions,
  removeSecondFactor,
  blockAddressCommand,
  reports,
]
