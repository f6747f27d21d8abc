import { type AnswerRow, granted, invalid } from './answer-row.ts'

const call = 'PATCH /v1/notification-settings'

export const answersOfNotificationSettings: readonly AnswerRow[] = [
  invalid(call, { body: { timeZone: 'Somewhere; else' } }, [
    'timeZone',
    'Must be the name of a time zone',
  ]),
  granted('POST /unsubscribe/{token}', 'visitor', async ({ owner }, { ctx }) => ({
    params: { token: await ctx.tokens.signUnsubscribe({ userId: owner.id, kinds: ['comment'] }) },
  })),
]
