import { type AnswerRow, invalid, refused } from './answer-row.ts'

const proofOf = (code: string) => ({ body: { proof: { method: 'code', code } } })

export const answersOfSecondFactors: readonly AnswerRow[] = [
  invalid('POST /v1/second-factors/app/confirmation', { body: { code: '12345' } }, [
    'code',
    'Must be 6 digits',
  ]),
  invalid('POST /v1/sessions/proof', proofOf('x'), ['proof.code', 'Must be 6 digits']),
  invalid('POST /v1/sessions/second-factor', proofOf('123456'), ['loginToken', 'Required']),
  refused('POST /v1/sessions/proof', 'invalid_proof', proofOf('123456')),
]
