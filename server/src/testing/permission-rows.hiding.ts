import { members, none, type Row } from './permission-row.ts'
import type { Scene } from './permission-scene.ts'

const owner = ({ owner: { id } }: Scene) => ({ params: { userId: id } })
const work = ({ work: { id, medium } }: Scene) => ({ params: { medium, workId: id } })
const unlessOwner = [none, ...members('200').slice(1, 5), '403 own_item', '200']

/** What members keep from themselves: people, works and words. */
export const rowsOfHiding: readonly Row[] = [
  { endpoint: 'GET /v1/blocks', answers: members('200') },
  { endpoint: 'GET /v1/mutes', answers: members('200') },
  { endpoint: 'PUT /v1/mutes/{userId}', values: owner, answers: unlessOwner },
  { endpoint: 'DELETE /v1/mutes/{userId}', values: owner, answers: members('200') },
  { endpoint: 'GET /v1/hidden-works', answers: members('200') },
  { endpoint: 'GET /v1/hidden-works/{medium}/{workId}', values: work, answers: members('200') },
  { endpoint: 'PUT /v1/hidden-works/{medium}/{workId}', values: work, answers: members('200') },
  { endpoint: 'DELETE /v1/hidden-works/{medium}/{workId}', values: work, answers: members('200') },
  { endpoint: 'GET /v1/filter-words', answers: members('200') },
  {
    endpoint: 'PUT /v1/filter-words',
    values: () => ({ body: { words: ['spoiler'] } }),
    answers: members('200'),
  },
]
