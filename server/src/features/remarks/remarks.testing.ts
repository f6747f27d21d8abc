import { invalid, mediumRefused, missingId, refused } from '../../testing/answer-row.ts'
import type { FeatureRows } from '../../testing/feature-rows.ts'
import {
  blockedByThem,
  blockedByYou,
  everyone,
  forbidden,
  members,
  none,
} from '../../testing/permission-row.ts'
import type { Scene } from '../../testing/permission-scene.ts'
import { noMedium, noWork, pathOfWork } from '../../testing/row-values.ts'

const listing = 'GET /v1/works/{medium}/{workId}/remarks'
const one = 'GET /v1/remarks/{id}'
const posting = 'POST /v1/remarks'
const replying = 'POST /v1/remarks/{id}/replies'
const editing = 'PUT /v1/remarks/{id}'
const deleting = 'DELETE /v1/remarks/{id}'
const liking = 'PUT /v1/remark-likes'
const unliking = 'DELETE /v1/remark-likes/{id}'

const gone = '404 remark_not_found'
const ofRemark = ({ remark }: Scene) => ({ params: { id: remark.id } })
const noRemark = { params: { id: missingId } }
const body = { content: 'Well said.' }
const half = { amount: 50, unit: 'percent', content: 'Just wait.' }
const work = ({ work: { id, medium } }: Scene) => ({ id, medium })
const show = ({ episode }: Scene) => ({ id: episode.show.id, medium: episode.show.medium })
const post =
  (of: (scene: Scene) => object, values: object) =>
  (scene: Scene): { body: object } => ({ body: { work: of(scene), ...values } })

export const remarksRows: FeatureRows = {
  permissions: [
    { endpoint: listing, values: pathOfWork, answers: everyone('200') },
    {
      endpoint: one,
      values: ofRemark,
      answers: ['200', '200', '200', gone, gone, '200', '200'],
    },
    { endpoint: posting, values: post(work, half), answers: members('201') },
    {
      endpoint: replying,
      values: (scene) => ({ ...ofRemark(scene), body }),
      answers: [none, '201', '201', blockedByThem, blockedByYou, '201', '201'],
    },
    {
      endpoint: editing,
      values: (scene) => ({ ...ofRemark(scene), body }),
      answers: [none, forbidden, forbidden, gone, gone, '200', forbidden],
    },
    {
      endpoint: deleting,
      values: ofRemark,
      answers: [none, forbidden, forbidden, gone, gone, '200', forbidden],
    },
    {
      endpoint: liking,
      values: ({ remark }) => ({ body: { remarkId: remark.id } }),
      answers: [none, '200', '200', blockedByThem, blockedByYou, '403 own_item', '200'],
    },
    {
      endpoint: unliking,
      values: ofRemark,
      answers: [none, '200', '200', gone, gone, '200', '200'],
    },
  ],
  answers: [
    mediumRefused(listing, noMedium),
    refused(listing, 'work_not_found', noWork),
    invalid(listing, (scene) => ({ ...pathOfWork(scene), query: { before: 'elsewhere' } }), [
      'before',
      'Does not belong to this list',
    ]),
    refused(one, 'remark_not_found', noRemark),
    mediumRefused(posting, { body: { work: { id: 1, medium: 'movie' }, ...half } }),
    refused(posting, 'work_not_found', {
      body: { work: { id: missingId, medium: 'film' }, ...half },
    }),
    refused(posting, 'work_entry_not_found', post(show, { entryId: missingId, ...body })),
    refused(posting, 'entry_unlikely', post(show, { season: 9999, number: 1, ...body })),
    invalid(posting, post(work, { ...half, content: ' ' }), ['content', 'Required']),
    invalid(posting, post(work, body), ['amount', 'Give either an entry or an amount']),
    invalid(posting, post(show, { season: 1, ...body }), ['number', 'Give both season and number']),
    invalid(posting, post(work, { ...half, unit: undefined }), ['unit', 'Required']),
    invalid(posting, post(work, { ...half, amount: 101 }), ['amount', 'Must be at most 100']),
    invalid(posting, post(work, { ...half, unit: 'minute', amount: 500, total: 412 }), [
      'amount',
      'Must be at most the total',
    ]),
    invalid(posting, post(work, { ...half, unit: 'page' }), ['unit', 'Only books have pages']),
    invalid(posting, post(show, half), ['entryId', 'Name an episode or a track']),
    invalid(posting, post(work, { entryId: 1, ...body }), [
      'amount',
      'Films and books have shares, not entries',
    ]),
    refused(replying, 'remark_not_found', { ...noRemark, body }),
    invalid(replying, (scene) => ({ ...ofRemark(scene), body: { content: '' } }), [
      'content',
      'Required',
    ]),
    refused(editing, 'remark_not_found', { ...noRemark, body }),
    refused(deleting, 'remark_not_found', noRemark),
    refused(liking, 'remark_not_found', { body: { remarkId: missingId } }),
    refused(unliking, 'remark_not_found', noRemark),
  ],
}
