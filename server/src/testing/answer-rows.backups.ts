import { type AnswerRow, invalid } from './answer-row.ts'

const url = 'https://cloud.example/dav/'
const webDav = (changes: object) => ({
  body: {
    frequency: 'weekly',
    target: { kind: 'webDav', url, username: 'ann', password: 'x', ...changes },
  },
})

export const answersOfBackups: readonly AnswerRow[] = [
  invalid('PUT /v1/backup', { body: { target: { kind: 'mail' } } }, ['frequency', 'Required']),
  invalid('PUT /v1/backup', webDav({ url: 'http://cloud.example/' }), [
    'target.url',
    'Must be an address that starts with https://',
  ]),
  invalid('PUT /v1/backup', webDav({ password: undefined }), ['target.password', 'Required']),
]
