import { invalid, mediumRefused, refused } from '../../testing/answer-row.ts'
import type { FeatureRows } from '../../testing/feature-rows.ts'
import { members } from '../../testing/permission-row.ts'
import { film, mark } from '../../testing/row-values.ts'

export const letterboxdImportRows: FeatureRows = {
  permissions: [
    {
      endpoint: 'POST /letterboxd-import',
      about: 'without the file',
      answers: members('400 validation_error'),
    },
    {
      endpoint: 'POST /letterboxd-import',
      about: 'with an export',
      values: ({ work }) => ({
        form: {
          name: 'ratings.csv',
          bytes: Buffer.from(`Date,Name,Year,Rating\n2024-05-01,${work.title},2001,4.5\n`),
          fields: { content: 'rating' },
        },
      }),
    },
    {
      endpoint: 'GET /external-id',
      values: (scene) => ({ query: film(scene) }),
    },
  ],
  answers: [
    refused(
      'POST /letterboxd-import',
      'unsupported_file_type',
      { form: { name: 'me.csv', bytes: Buffer.from([0, 1, 2, 3]), fields: { content: 'review' } } },
      { message: 'Only csv is allowed' },
    ),
    refused('POST /letterboxd-import', 'file_too_large', {
      form: { name: 'me.csv', bytes: Buffer.alloc(5_000_001, 'x'), fields: { content: 'review' } },
    }),
    invalid('GET /external-id', { query: { medium: 'film' } }, [
      'internal_id',
      'Give either internal_id or external_id',
    ]),
    mediumRefused('GET /external-id', { query: { ...mark, medium: 'movie' } }),
    refused('GET /external-id', 'work_not_found', { query: mark }),
    refused('GET /external-id', 'external_id_not_found', {
      query: { medium: 'film', external_id: 'nothing' },
    }),
  ],
}
