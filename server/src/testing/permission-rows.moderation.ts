import { everyone, members, none, type Row } from './permission-row.ts'
import { missingId } from './answer-row.ts'

const adminOnly = (answer: string) => [none, ...members('403 admin_only').slice(1, -1), answer]

/** Reports, decisions and suspensions. */
export const rowsOfModeration: readonly Row[] = [
  { endpoint: 'GET /v1/moderation/cases', answers: adminOnly('200') },
  {
    endpoint: 'POST /v1/moderation/cases/{caseId}/decision',
    values: () => ({ params: { caseId: missingId }, body: { decision: 'dismiss' } }),
    answers: adminOnly('404 case_not_found'),
  },
  {
    endpoint: 'POST /v1/moderation/acts/{actId}/undo',
    values: () => ({ params: { actId: missingId } }),
    answers: adminOnly('404 act_not_found'),
  },
  { endpoint: 'GET /v1/suspension', answers: members('200') },
  {
    endpoint: 'POST /report',
    about: 'a list',
    values: ({ list }) => ({ body: { type: 'list', item_id: list.id, reason: 'other' } }),
    answers: [
      none,
      '201',
      '201',
      '404 item_not_found',
      '404 item_not_found',
      '403 own_item',
      '201',
    ],
  },
  {
    endpoint: 'POST /report',
    about: 'a private list',
    values: ({ privateList }) => ({
      body: { type: 'list', item_id: privateList.id, reason: 'other' },
    }),
    answers: [
      none,
      '404 item_not_found',
      '404 item_not_found',
      '404 item_not_found',
      '404 item_not_found',
      '403 own_item',
      '404 item_not_found',
    ],
  },
  {
    endpoint: 'POST /report',
    about: 'a work',
    values: ({ work }) => ({ body: { type: 'work', item_id: work.id, reason: 'other' } }),
    answers: [none, ...everyone('201').slice(1)],
  },
]
