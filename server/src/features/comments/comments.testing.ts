import { invalid, missingId, refused } from '../../testing/answer-row.ts'
import type { FeatureRows } from '../../testing/feature-rows.ts'
import { blockedByThem, blockedByYou, forbidden, none } from '../../testing/permission-row.ts'
import { review } from '../../testing/row-values.ts'

export const commentsRows: FeatureRows = {
  permissions: [
    {
      endpoint: 'POST /comment',
      values: (scene) => ({ body: { ...review(scene), content: 'Well said.' } }),
      answers: [none, '201', '201', blockedByThem, blockedByYou, '201', '201'],
    },
    {
      endpoint: 'DELETE /comment',
      about: 'by the author of comment and review',
      values: ({ comment }) => ({ query: { id: comment.id } }),
      answers: [
        none,
        forbidden,
        forbidden,
        '404 comment_not_found',
        '404 comment_not_found',
        '200 1',
        forbidden,
      ],
    },
    {
      endpoint: 'DELETE /comment',
      about: 'of somebody else, under the own review',
      values: ({ foreignComment }) => ({ query: { id: foreignComment.id } }),
      answers: [
        none,
        forbidden,
        forbidden,
        '404 comment_not_found',
        '404 comment_not_found',
        '200 1',
        forbidden,
      ],
    },
  ],
  answers: [
    invalid('POST /comment', ({ review }) => ({ body: { review_id: review.id, content: ' ' } }), [
      'content',
      'Required',
    ]),
    refused('POST /comment', 'review_not_found', {
      body: { review_id: missingId, content: 'Yes.' },
    }),
    invalid('DELETE /comment', {}, ['id', 'Required']),
    refused('DELETE /comment', 'comment_not_found', { query: { id: missingId } }),
  ],
}
